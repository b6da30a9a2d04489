/** Motions on four legs by the library's slugs; a missing slug has none: slug | way of playing | base. */
export const fourLegged = `
idle | loop 3 | all_fours
  0 tail 0,10,0
  .5 hips 0,-.012,0 spine 1.5,0,0 head 6,6,0 tail 0,-10,0
idle_look_around | loop 4 | all_fours
  0
  .25 head -8,42,0 spine 0,8,0
  .5
  .75 head -8,-42,0 spine 0,-8,0
walking | paws 1.0333
  stride 1.1 duty .68 lift .14 order 0,.25,.5,.75
  more hips .02s,-.03+.01s2,0 turn 0,3s,3s spine 0,-5s,0 head 4s2,3s,0 tail 0,14s,0
jogging | paws .62
  stride 1.5 duty .46 lift .24 order 0,.5,.5,0
  more hips 0,-.04+.04s2@.2,0 head 5s2,0,0 tail -14,6s2,0
running | paws .5
  stride 2.4 duty .34 lift .36 order 0,.42,.1,.54
  more hips 0,-.05+.07s@.1,0 turn 9s@.35,0,0 spine 12s@.6,0,0 head -12s@.4,0,0 tail -28+10s,0,0
jump | once 1.2 | all_fours
  0
  .25 hips 0,-.26,-.08 turn -4,0,0 head 10,0,0
  .42 hips 0,.26,.35 turn -26,0,0 hands 0,.62,.3 feet 0,.05,0 head 14,0,0
  .58 hips 0,.5,.8 turn 0,0,0 hands 0,.5,1 feet 0,.6,.5
  .72 hips 0,.2,1.15 turn 20,0,0 hands 0,0,1.25 feet 0,.4,1.1
  .84 hips 0,-.2,1.25 hands 0,0,1.25 feet 0,0,1.25
  1 hips 0,0,1.25 hands 0,0,1.25 feet 0,0,1.25
sit_down | once 1.4 | all_fours
  0
  1 hips 0,-.5,.02 turn -34,0,0 head 30,0,0 feet .06,0,.22 tail 30,0,0
dead | once 1.6 | all_fours
  0
  .35 hips 0,-.3,0 turn 0,0,14 head 20,0,0
  .8 hips .3,-.95,0 turn 0,0,84 free 1,1,1 head 0,0,10 hands 0,.15,.15 feet 0,.15,.1
  1 hips .3,-.98,0 turn 0,0,88 free 1,1,1 head 4,0,12 hands 0,.12,.12 feet 0,.12,.08
nod_yes | loop .9 | all_fours
  0 head -12,0,0
  .5 head 22,0,0
shake_head_no | loop .8 | all_fours
  0 head 0,32,0
  .5 head 0,-32,0
roar | once 1.6 | all_fours
  0
  .3 hips 0,-.12,-.1 head 24,0,0
  .5 hips 0,-.1,-.05 turn 4,0,0 head -34,0,0 tail -20,0,0
  .75 hips 0,-.1,-.05 turn 4,0,0 head -38,0,0 tail -24,0,0
  1
eat | loop 1.6 | all_fours turn 10,0,0 spine 10,0,0 hips 0,-.04,0
  0 head 58,0,0
  .5 head 66,8,0
`;
