/** Poses that several clips share: name | the pose that it changes. An entry without a second column is a change of any pose. */
export const poses = `
guard | stand
  hips 0,-.1,0 turn 6,-28,0 spine 6,-4,0 head 4,24,0 handL -.16,-.02,.5 handR -.2,.05,.32 elbows .25,-1,-.1 footL .06,0,.2 footR .06,0,-.2
    stepL 0,-8,0 stepR 0,42,0
armed | guard
  handL -.3,-.35,.55 handR -.24,-.3,.62 wrists -10,0,0
seated | stand
  hips 0,-.5,-.42 feet .04,0,.02 hands .02,-.62,.5 turn -4,0,0 spine 6,0,0
grounded | stand
  hips 0,-1.08,-.15 feet .02,0,.62 turn -14,0,0 spine 22,0,0 hands .1,-.4,.62 knees .15,1,.6
crouched | stand
  hips 0,-.45,-.12 turn 22,0,0 spine 22,0,0 head -32,0,0 hands .12,-.6,.5 footL .08,0,.14 footR .08,0,-.16 stepR 18,10,0
onBack
  hips 0,-1.08,0 turn -88,0,0 spine 0,0,0 head 4,0,0 free 1,1,0 hands .42,-.86,-.06 feet .06,.02,0 steps 28,20,0
onFace
  hips 0,-1.08,0 turn 88,0,0 spine 0,0,0 head -10,40,0 free 1,1,0 handL .5,.5,.05 handR .42,-.8,.08 feet .06,.02,0 steps 60,10,0
lead
  handL -.2,.06,.99 turn 8,-44,0 spine 8,-12,0 head 4,44,0 hips 0,-.12,.08
rear
  handR -.3,.06,.98 turn 12,10,0 spine 10,24,0 head 4,-26,0 hips 0,-.13,.1 stepR 36,20,0
mouth
  handR -.3,.22,.36 elbowR .8,-1,.1
ear
  handR -.16,.42,.14 elbowR .9,-.8,.3
akimbo
  hands .24,-.6,.06 elbows 1,-.05,-.35 wrists 20,0,0
low
  feet .14,0,0 steps 0,14,0
`;
