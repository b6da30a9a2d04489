/** Dances: id | slug | label | group | way of playing | base. */
export const dancing = `
160 | two_step_dance | Two Step | Casual | wave 1.1 | stand
  hips .12s,-.06+.035s2@.25,0 turn 0,8s,-4s
  footL .08+.072s,.09q-1,0 footR .08-.072s,.09q,0 stepL 26p-1,12,0 stepR 26p,12,0
  handL arm:20+18s,95,16 handR arm:20-18s,95,16 head 4s2,0,7s
161 | disco | Disco Point | Show | loop 1.1 | stand low
  0 handR .62,.78,.1 handL .24,-.6,.06 elbowL 1,0,-.3 hips -.14,-.03,0 turn 0,0,8 head -8,-20,0
  .5 handR -.66,-.5,.4 handL .24,-.6,.06 elbowL 1,0,-.3 hips .14,-.1,0 turn 0,14,-8 spine 14,14,0
162 | robot_dance | Robot | Show | loop 2.4 | stand
  0 handL .05,-.5,.55 handR .05,.4,.3 elbowR 1,0,0
  .2 handL .05,-.5,.55 handR .05,.4,.3 elbowR 1,0,0
  .26 handL .5,-.2,0 elbowL 1,.4,0 handR .5,-.62,0 elbowR 1,.4,0 head 0,34,0 spine 0,20,0
  .46 handL .5,-.2,0 elbowL 1,.4,0 handR .5,-.62,0 elbowR 1,.4,0 head 0,34,0 spine 0,20,0
  .52 handR .05,-.5,.55 handL .05,.4,.3 elbowL 1,0,0 spine 20,0,0
  .72 handR .05,-.5,.55 handL .05,.4,.3 elbowL 1,0,0 spine 20,0,0
  .78 hands .75,.02,.1 elbows 0,-1,0 head 0,-34,0 spine 0,-20,0
  .97 hands .75,.02,.1 elbows 0,-1,0 head 0,-34,0 spine 0,-20,0
163 | twist_dance | The Twist | Casual | wave .8 | stand footL .05,0,0 footR .05,0,0
  hips 0,-.18-.05s2,0 turn 0,34s,0 spine 4,-50s,0 head 0,14s,0
  stepL 14,30s,0 stepR 14,-30s,0 handL arm:35+24s,80,20 handR arm:35-24s,80,20
164 | floss | Floss | Show | wave .7 | stand feet .06,0,0
  hips -.14s,-.04,0 turn 0,0,6s handL .05+.6s,-.74,.34s handR .05-.6s,-.74,-.34s
165 | arm_wave_dance | Arm Wave | Show | wave 1.6 | stand low
  handL .92,.32s,.1 handR .92,.32s@.4,.1 elbowL 0,-s@.15-.2,-.6 elbowR 0,-s@.55-.2,-.6
  wristL 34s@-.12,0,0 wristR 34s@.28,0,0 spine 0,0,9s@.2 hips .06s@.2,-.06,0
166 | headbang | Headbanging | Rock | wave .6 | stand footL .12,0,.16 footR .12,0,-.16 hips 0,-.14,-.04 handR -.28,-.5,.4 handL .2,-.36,.6
  turn 16+6s,0,0 spine 16+18s,0,0 head 8+36s@-.08,0,0
167 | air_guitar | Air Guitar | Rock | wave .9 | stand footL .16,0,.1 footR .16,0,-.1 turn -14,0,0 handL .36,-.1,.66
  hips .04s,-.22,0 spine -10,14,5s head -14,10,8s handR -.2,-.55+.16s3,.36
168 | salsa | Salsa | Latin | wave 1.2 | stand
  hips .1s2,-.05,.08s turn 0,18s,9s2 spine 0,-14s,-12s2
  footL .02,.05p@.25,.24p footR .02,.05p@.75,-.24p-1
  handL arm:50+16s,80,24 handR arm:50-16s,80,24
169 | cha_cha | Cha-cha | Latin | wave 1.4 | stand elbows .5,-1,-.2
  hips .18s,-.06+.035s2@.25,0
  footL .08+.108s,.09q-1,0 footR .08-.108s,.09q,0 stepL 26p-1,12,0 stepR 26p,12,0
  turn 0,16s2,10s spine 0,-22s2,-10s handL .3+.2s,-.2,.5 handR .3-.2s,-.2,.5
170 | belly_dance | Belly Dance | Oriental | wave 1.2 | stand feet .04,0,0 stepL 12,10,0 handL .5,.7,.1
  hips .14s,-.1+.02s2,.06s@.25 turn -6s@.25,10s,15s spine 6s@.25,-10s,-17s
  handR .8,.1+.12s,.2 wrists 26s@.25,0,0
171 | ballet_pirouette | Pirouette | Classical | loop 1.6 | stand hips 0,.1,0 footR -.1,.42,.1 stepR 60,0,0 kneeR 1,0,.4 stepL 52,0,0 footL -.12,0,0
    free 0,0,0
  0 hands -.22,-.02,.62 elbows 1,-.3,0
  .5 hands -.16,.88,.2 elbows 1,0,.2 head -8,20,0 spine -4,20,0
172 | ballet_arabesque | Arabesque | Classical | loop 2.6 | stand hips -.1,-.02,.08 turn 34,0,0 spine -24,0,0 head -20,0,0 footL 0,.86,-.9
    stepL 60,0,0 kneeL .4,-1,.4
  0 handR .1,.4,.9 handL .9,.05,-.1
  .5 handR .12,.5,.84 handL .9,.15,-.1 footL 0,.92,-.92
173 | cossack_dance | Squat Kicks | Folk | loop .8 | stand handL -.46,-.24,.42 handR -.46,-.3,.38 elbows 1,-.3,.3 hips 0,-.66,-.16 spine 10,0,0
  0 footL .04,.14,.82 stepL -24,0,0 stepR 20,0,0
  .25 hips 0,-.54,-.12
  .5 footR .04,.14,.82 stepR -24,0,0 stepL 20,0,0
  .75 hips 0,-.54,-.12
174 | can_can | Can-can | Show | loop 1.1 | stand hands .42,-.42,.16 elbows 1,-.2,-.4
  0 hips 0,-.06,0
  .22 footL 0,1.1,.82 stepL 20,0,0 hips -.06,.02,0 turn -14,0,0 stepR 20,0,0
  .5 hips 0,-.06,0
  .72 footR 0,1.1,.82 stepR 20,0,0 hips .06,.02,0 turn -14,0,0 stepL 20,0,0
175 | chicken_dance | Chicken Dance | Funny | wave .7 | stand low knees .5,0,1 spine 14,0,0
  hips .05s,-.2-.08b,0 hands -.12,-.18-.08s2,.12 elbows 1,.3+.7s2,-.2 head -10+14s2,0,0
176 | raise_the_roof | Raise the Roof | Party | wave .6 | stand low wrists -60,0,0 elbows .8,-1,0
  hips 0,-.14+.06s,0 hands .26,.6+.22s,.12 head -10-6s,0,0
177 | ymca | Letters Dance | Party | loop 2.8 | stand feet .08,0,0
  0 hands .58,.8,0
  .17 hands .58,.8,0
  .25 hands -.16,.36,.16 elbows 1,.3,0
  .42 hands -.16,.36,.16 elbows 1,.3,0
  .5 handL -.2,.86,.1 handR .4,.86,0 elbowL 1,.2,0 elbowR 1,.4,0 spine 0,0,-18
  .67 handL -.2,.86,.1 handR .4,.86,0 elbowL 1,.2,0 elbowR 1,.4,0 spine 0,0,-18
  .75 hands -.3,.92,.06 elbows 1,0,0
  .92 hands -.3,.92,.06 elbows 1,0,0
178 | hip_hop_bounce | Hip-hop Bounce | Street | wave 1 | stand low turn 12,0,0
  hips .08s,-.18-.1b,0 spine 12+12s2,16s,6s head -8+12s2@.1,0,0
  handL .1,-.36+.18s2,.62 handR .1,-.36+.18s2@.5,.62 stepL 22p-1,14,0 stepR 22p,14,0
179 | running_man_dance | Running Man | Street | wave .8 | stand turn 12,0,0 elbows .5,-.5,-1
  hips 0,-.1+.07s2,0 footL 0,.42p,.3s@.25 footR 0,.42p@.5,.3s@.75
  handL .06,-.36+.14s,.4+.24s2 handR .06,-.36+.14s@.5,.4+.24s2
180 | waltz | Waltz | Classical | wave 1.8 | stand handL .82,.08,.3 handR -.08,-.12,.62 elbows .9,-.3,-.2 head -6,24,-6 spine -5,0,0
  footL .08+.084s,.09q-1,0 footR .08-.084s,.09q,0 stepL 26p-1,12,0 stepR 26p,12,0
  hips .14s,-.02+.05s3,.08s@.25 turn 0,26s@.2,-3s
`;
