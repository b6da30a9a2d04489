/** Exercise, jumps and acrobatics: id | slug | label | group | way of playing | base. */
export const bodyMovements = `
40 | jump | Regular Jump | Jumping | once 1.3 | stand
  0
  .22 hips 0,-.38,-.08 turn 26,0,0 spine 14,0,0 head -22,0,0 hands .12,-.72,-.55
  .29 hips 0,-.1,-.03 turn 12,0,0 hands .16,-.1,.9
  .36 hips 0,.16,0 hands .12,.8,.45 steps 50,0,0 feet 0,.06,0
  .5 hips 0,.5,0 hands .3,.55,.5 feet .03,.52,-.06 steps 36,0,0
  .65 hips 0,.06,0 hands .4,.1,.4 feet .02,.04,.02 steps 10,0,0
  .76 hips 0,-.32,-.06 turn 20,0,0 hands .3,-.5,.5
  1
41 | jump_forward | Long Jump | Jumping | once 1.4 | stand
  0
  .25 hips 0,-.44,-.14 turn 38,0,0 head -26,0,0 hands .14,-.6,-.68
  .33 hips 0,-.1,.1 turn 32,0,0 head -14,0,0 hands .12,-.1,.94 steps 30,0,0
  .4 hips 0,.2,.35 turn 24,0,0 hands .1,.7,.62 feet 0,.12,-.12 steps 62,0,0
  .55 hips 0,.3,.95 turn 10,0,0 hands .15,.2,.85 feet .04,.55,1.25 steps -20,0,0
  .68 hips 0,-.3,1.3 turn 26,0,0 hands .12,-.1,.9 feet .05,0,1.55 steps -12,0,0
  .8 hips 0,-.5,1.42 turn 34,0,0 hands .15,-.2,.85 feet .05,0,1.55
  1 hips 0,0,1.55 feet 0,0,1.55
42 | star_jump | Star Jump | Jumping | once 1.2 | stand
  0
  .22 hips 0,-.4,-.06 turn 22,0,0 hands .05,-.8,.3
  .48 hips 0,.52,0 hands .78,.58,0 feet .5,.48,0 steps 30,20,0 head -10,0,0
  .72 hips 0,-.28,-.05 turn 16,0,0 hands .4,-.5,.2
  1
43 | jumping_jacks | Jumping Jacks | Exercise | loop .9 | stand
  0 hips 0,-.04,0
  .25 hips 0,.08,0 hands .9,0,0 feet .18,.08,0 steps 25,6,0
  .5 hips 0,-.08,0 hands .2,.95,0 feet .42,0,0
  .75 hips 0,.08,0 hands .9,0,0 feet .18,.08,0 steps 25,6,0
44 | squats | Squats | Exercise | loop 2 | stand feet .22,0,0 steps 0,20,0 knees .5,0,1
  0 hands 0,-.2,.7
  .5 hips 0,-.62,-.3 turn 34,0,0 head -24,0,0 hands 0,.05,.95
45 | push_ups | Push-ups | Exercise | loop 1.6 | stand hips 0,-.72,0 turn 76,0,0 head -28,0,0 hands .06,-.1,.98 elbows 1,-.4,-.5 free 1,1,0 feet 0,0,0
    steps -4,0,0
  0
  .5 hips 0,-.9,0 turn 86,0,0 hands .22,-.05,.45 head -22,0,0
46 | sit_ups | Sit-ups | Exercise | loop 2 | stand
  0 hips 0,-1.08,0 turn -84,0,0 hands .12,.42,.05 elbows 1,0,-.2 feet .02,0,.62 knees .1,1,.4
  .5 hips 0,-1.08,0 turn -24,0,0 spine 48,0,0 hands .12,.42,.1 elbows 1,0,.3 feet .02,0,.62 knees .1,1,.4
47 | lunge | Lunges | Exercise | loop 2.4 | stand hands .26,-.6,.02 elbows 1,-.1,-.4
  0
  .25 hips 0,-.42,.32 footL 0,0,.78 stepR 52,0,0 footR 0,0,-.12
  .5
  .75 hips 0,-.42,.32 footR 0,0,.78 stepL 52,0,0 footL 0,0,-.12
48 | stretch | Stretching | Exercise | once 3.6 | stand
  0
  .3 hands -.12,.96,.05 spine -14,0,0 head -22,0,0 steps 22,6,0
  .5 hands -.12,.96,.05 spine 0,0,-26 hips -.08,0,0
  .7 hands -.12,.96,.05 spine 0,0,26 hips .08,0,0
  1
49 | toe_touch | Toe Touch | Exercise | once 3 | stand
  0
  .2 hands .1,.96,.1
  .55 hips 0,-.04,-.18 turn 68,0,0 spine 52,0,0 head 22,0,0 hands -.06,-.42,.86
  .7 hips 0,-.04,-.18 turn 70,0,0 spine 55,0,0 head 22,0,0 hands -.06,-.44,.86
  1
50 | roll_forward | Forward Roll | Acrobatics | once 1.3 | stand
  0
  .2 hips 0,-.62,.1 turn 52,0,0 spine 50,0,0 head 40,0,0 hands 0,.02,.9
  .4 hips 0,-.42,.55 turn 150,0,0 spine 70,0,0 head 50,0,0 hands 0,-.2,.6 free 1,1,0 feet 0,.7,.5 knees .1,0,1
  .6 hips 0,-.98,1.1 turn 262,0,0 spine 62,0,0 head 40,0,0 hands 0,-.4,.6 free 1,1,0 feet 0,.85,.5
  .8 hips 0,-.75,1.45 turn 348,0,0 spine 40,0,0 hands 0,-.3,.7 feet .02,0,1.6 steps 10,0,0
  1 hips 0,0,1.6 turn 360,0,0 feet 0,0,1.6
51 | backflip | Backflip | Acrobatics | once 1.4 | stand
  0
  .25 hips 0,-.48,-.1 turn 28,0,0 hands .12,-.7,-.5
  .31 hips 0,-.06,-.04 turn 4,0,0 hands .14,-.1,.92
  .38 hips 0,.3,0 turn -22,0,0 hands .1,.9,.2 free 1,1,0 steps 55,0,0
  .54 hips 0,.95,-.15 turn -180,0,0 spine 40,0,0 hands -.05,-.6,.5 free 1,1,0 feet 0,.85,.45
  .7 hips 0,.35,-.4 turn -330,0,0 hands .3,.1,.6 free 1,1,0 feet 0,.3,.2
  .8 hips 0,-.4,-.5 turn -335,0,0 hands .2,-.2,.8 feet .03,0,-.45
  1 hips 0,0,-.45 turn -360,0,0 feet 0,0,-.45
52 | cartwheel | Cartwheel | Acrobatics | once 1.9 | stand hands .3,.92,0 feet .3,0,0
  0
  .25 hips .4,-.2,0 turn 0,0,-62 free 0,.8,0 footL .5,0,0 footR .35,0,0
  .5 hips 1.25,.28,0 turn 0,0,-180 free 1,1,0 feet .6,.1,0
  .75 hips 2.1,-.2,0 turn 0,0,-298 free .8,0,0 footR -2,0,0 footL .35,0,0
  1 hips 2.5,0,0 turn 0,0,-360 footL 2.8,0,0 footR -2.2,0,0
54 | spin | Spin | Turning | once 1.2 | stand hands .5,-.45,.25
  0
  .5 turn 0,180,0 hips 0,.06,0 hands -.15,-.25,.45 feet -.06,0,0 free 1,1,0 steps 34,0,0
  1 turn 0,360,0
55 | arm_circles | Arm Circles | Exercise | wave 1.2 | stand
  hands .3,.86c,.86s elbows 1,-.3,-.3
56 | hula | Hip Circles | Exercise | wave 1.4 | stand
  hips .14s,-.06,.12c turn -12c,0,12s spine 12c,0,-12s feet .16,0,0 hands .24,-.6,.05 elbows 1,-.1,-.3
57 | balance_on_one_leg | Balancing on One Leg | Exercise | loop 2.6 | stand hips .12,-.03,0 footR -.08,.5,.16 stepR 30,0,0 kneeR .8,0,1
  0 hands .94,.05,.05 spine 0,0,-4
  .5 handL .92,.22,.05 handR .92,-.15,.05 spine 0,0,5 hips .14,-.05,0
58 | swim | Swimming | Other | wave 1.6 | stand hips 0,-.35,0 head -50,0,0 free 1,1,0 steps 60,0,0
  turn 82,0,7s
  handL .14,.88c,-.595s+.07p-1 handR .14,-.88c,.595s+.07p
  footL 0,.03,.16s3 footR 0,.03,-.16s3
59 | fly | Flying Hero | Other | loop 2 | stand hips 0,.25,0 turn 76,0,0 head -56,0,0 free 1,1,0 handR -.02,.99,.05 handL .12,-.95,.02 steps 62,0,0
  0 footR 0,.2,-.14
  .5 hips 0,.34,0 turn 80,0,5 footR 0,.26,-.18
60 | fall | Falling | Other | wave 1 | stand hips 0,.3,0 free 1,1,0 head 14,0,0
  turn -16,0,4s
  handL .7,.45+.25s,.3c handR .7,.45-.25s,-.3c
  footL .2,.3+.08c,.22s footR .2,.3-.08c,-.22s
61 | climb | Climbing a Wall | Other | wave 1.6 | stand head -34,0,0 steps 20,24,0 knees .8,0,1
  hips 0,.03+.03c2,-.1 turn 4,0,5s
  handL .1,.62+.32s,.42 handR .1,.62-.32s,.42
  footL .14,.3-.24s,.22 footR .14,.3+.24s,.22
62 | pull_ups | Pull-ups | Exercise | loop 1.8 | stand free 1,1,0 feet 0,.22,-.28 steps 40,0,0
  0 hips 0,.1,0 hands .2,.97,.05
  .5 hips 0,.75,0 hands .3,.12,.2 elbows .6,-1,-.2 head -18,0,0
63 | wake_up | Getting Up | Other | once 2.4 | stand
  0 onFace
  .35 hips 0,-.7,0 turn 66,0,0 head -30,0,0 hands .08,0,.92 feet 0,0,-.2 steps 50,0,0
  .7 hips 0,-.48,-.05 turn 40,0,0 spine 20,0,0 hands .1,-.7,.45 feet 0,0,0 footL .03,0,.16 stepR 30,0,0
  1
`;
