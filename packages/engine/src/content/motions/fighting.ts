/** Fights: id | slug | label | group | way of playing | base. */
export const fighting = `
120 | fight_idle | Boxing Idle | Stance | wave .9 | guard
  hips .01s,-.11+.03s2,0 handL -.16,.02s,.5 handR -.2,.05-.02s,.32
121 | jab | Jab | Punching | once .7 | guard
  0
  .3 lead
  .45 lead
  1
122 | cross_punch | Cross | Punching | once .8 | guard
  0
  .15 spine 4,-14,0
  .4 rear
  .52 rear
  1
123 | hook_punch | Hook | Punching | once .9 | guard
  0
  .25 handR .55,.05,.3 elbowR .6,.2,-1 spine 6,-30,0
  .5 handR -.5,.1,.62 elbowR 1,.2,0 spine 8,48,0 turn 6,4,0 stepR 36,10,0
  1
124 | uppercut | Uppercut | Punching | once 1 | guard
  0
  .3 hips 0,-.34,0 spine 20,-20,0 handR .05,-.75,.3
  .5 hips 0,.02,.06 spine -12,26,0 handR -.3,.5,.5 elbowR .2,-1,.2 head -14,0,0 stepR 46,20,0
  1
125 | punch_combo | Punch Combo | Punching | once 1.7 | guard
  0
  .14 lead
  .24
  .38 rear
  .5
  .6 handL .5,.05,.3 elbowL .6,.2,-1 spine 6,26,0
  .74 handL -.5,.12,.62 elbowL 1,.2,0 spine 8,-42,0 turn 6,-40,0
  1
126 | body_blow | Body Blow | Punching | once .9 | guard
  0
  .4 hips 0,-.4,.12 turn 30,4,0 spine 16,26,0 head -26,-16,0 handR -.25,-.1,.95 stepR 44,20,0
  .5 hips 0,-.4,.12 turn 30,4,0 spine 16,26,0 head -26,-16,0 handR -.25,-.1,.95 stepR 44,20,0
  1
127 | front_kick | Front Kick | Kicking | once 1.1 | guard
  0
  .28 footR 0,.62,.25 stepR 20,0,0 hips .08,-.02,.02
  .45 footR -.06,.95,.85 stepR -40,0,0 turn -16,0,0 hips .08,-.02,.06 spine 14,10,0
  .62 footR 0,.6,.25 stepR 20,0,0 hips .08,-.02,.02
  1
128 | side_kick | Side Kick | Kicking | once 1.3 | guard
  0
  .3 turn 0,-80,0 footL .1,.6,.15 hips -.08,-.03,0 head 0,70,0
  .48 turn 0,-90,-34 spine 0,0,4 footL .2,1,.95 stepL 0,-80,0 hips -.1,-.02,-.05 head 0,76,0
  .66 turn 0,-80,0 footL .1,.6,.15 hips -.08,-.03,0 head 0,70,0
  1
129 | roundhouse_kick | Roundhouse Kick | Kicking | once 1.3 | guard
  0
  .3 turn -4,0,18 footR .5,.6,-.1 stepR 50,20,0 hips .1,-.02,0
  .48 turn -10,62,28 footR -.25,1.02,.85 stepR 50,-60,0 hips .1,0,.02 handR .5,-.5,-.1 head 0,-46,-14
  .66 turn 0,50,12 footR -.1,.5,.35 stepR 30,-30,0
  1
130 | spinning_kick | Spinning Kick | Kicking | once 1.4 | guard
  0
  .25 turn 10,80,0 free 1,1,0 footL 0,.12,0 footR 0,.3,0 hips 0,-.12,0
  .5 turn 0,255,-20 free 1,1,0 footL 0,.02,0 footR .55,.5,-.4 hips .02,-.02,0 hands .5,-.1,.3
  .72 turn 6,312,0 footR .06,.2,-.1
  1 turn 6,332,0
131 | knee_strike | Knee Strike | Kicking | once .9 | guard
  0 hands -.25,.3,.6
  .4 footR 0,.62,.1 stepR 60,0,0 hips .06,.02,.14 hands -.2,-.3,.5 spine -12,0,0
  .52 footR 0,.62,.1 stepR 60,0,0 hips .06,.02,.14 hands -.2,-.3,.5 spine -12,0,0
  1 hands -.25,.3,.6
132 | elbow_strike | Elbow Strike | Punching | once .8 | guard
  0
  .4 handR -.5,.16,.26 elbowR .3,.5,1 spine 8,54,0 turn 8,10,0 hips 0,-.1,.14 head 0,-50,0
  .52 handR -.5,.16,.26 elbowR .3,.5,1 spine 8,54,0 turn 8,10,0 hips 0,-.1,.14 head 0,-50,0
  1
133 | block | Block | Defence | once 1 | guard
  0
  .3 hands -.3,.35,.36 elbows .2,-1,.4 hips 0,-.2,-.08 spine 14,0,0 head 14,20,0
  .65 hands -.3,.35,.36 elbows .2,-1,.4 hips 0,-.2,-.1 spine 14,0,0 head 14,20,0
  1
134 | dodge_left | Dodge | Defence | once .9 | guard
  0
  .4 hips .28,-.3,0 spine 14,0,-28 head 0,20,14 footL .3,0,.2
  1
135 | duck | Duck | Defence | once .9 | guard
  0
  .4 hips 0,-.6,-.12 turn 30,-20,0 spine 20,0,0 head -20,20,0 hands -.22,.22,.4
  .55 hips 0,-.6,-.12 turn 30,-20,0 spine 20,0,0 head -20,20,0 hands -.22,.22,.4
  1
137 | sword_slash | Sword Slash | Weapon | once 1 | guard
  0 handR -.1,-.3,.6
  .35 handR .4,.72,-.15 elbowR .8,0,.4 spine -4,-36,0 turn 0,-36,0 head 0,50,0
  .55 handR -.55,-.42,.6 spine 26,40,0 turn 14,10,0 head -10,-36,0 hips 0,-.2,.12 footR .06,0,-.24
  .7 handR -.6,-.5,.5 spine 26,44,0 turn 14,12,0 head -10,-38,0 hips 0,-.2,.12
  1 handR -.1,-.3,.6
138 | sword_thrust | Sword Thrust | Weapon | once 1 | armed
  0
  .35 handR .16,-.35,.15 elbowR .5,-.1,-1 spine 0,-30,0 hips 0,-.14,-.12
  .52 handR -.25,0,.99 spine 10,34,0 turn 14,6,0 head -8,-30,0 hips 0,-.34,.26 footL .06,0,.55 stepR 34,30,0
  .66 handR -.25,0,.99 spine 10,34,0 turn 14,6,0 head -8,-30,0 hips 0,-.34,.26 footL .06,0,.55 stepR 34,30,0
  1
139 | overhead_smash | Overhead Smash | Weapon | once 1.3 | armed
  0
  .4 hands -.26,.85,-.1 elbows .9,0,.6 spine -18,0,0 head -6,20,0 hips 0,0,-.06
  .58 hands -.28,-.55,.7 turn 30,-10,0 spine 34,0,0 hips 0,-.42,.06
  .75 hands -.28,-.58,.68 turn 30,-10,0 spine 34,0,0 hips 0,-.42,.06
  1
140 | axe_spin | Spinning Attack | Weapon | once 1.4 | armed
  0
  .2 turn 8,-70,0 spine 6,-30,0
  .4 turn 8,70,0 hands -.3,-.15,.8 hips 0,-.16,0 free 1,1,0 feet .12,.17,0
  .62 turn 8,258,0 spine 10,30,0 hands -.3,-.12,.85 hips 0,-.2,0 free 1,1,0 feet .12,.21,0
  .8 turn 8,320,0 spine 10,20,0 hands -.3,-.2,.75
  1 turn 6,332,0
141 | bow_shot | Shooting a Bow | Weapon | once 2 | stand turn 0,-70,0 head 0,66,0 feet .12,0,0
  0 handL .3,-.5,.4 handR .1,-.6,.3
  .3 handL .98,.05,.1 handR -.75,.04,.55 elbowR 1,.2,0
  .6 handL .98,.05,.1 handR 0,.08,.3 elbowR 1,.3,-.2 spine 0,0,3
  .68 handL .98,.1,.1 handR .35,.12,.1 elbowR 1,.3,-.2
  1 handL .3,-.5,.4 handR .1,-.6,.3
142 | rifle_aim | Aiming a Rifle | Weapon | loop 2.4 | guard handL -.3,.08,.82 handR -.16,.12,.38 elbowR 1,-.5,0 head 10,26,12 turn 4,-36,0
  0
  .5 hips 0,-.115,0 handL -.3,.1,.82 handR -.16,.14,.38
143 | pistol_shoot | Shooting a Pistol | Weapon | once .9 | guard hands -.33,.1,.92 turn 4,-8,0 head 4,10,0 footR .08,0,-.16
  0
  .2 hands -.33,.24,.82 spine -2,0,0
  .5
  .65 hands -.33,.22,.84 spine 0,0,0
  1
144 | cast_spell | Casting a Spell | Magic | once 1.9 | stand
  0
  .4 hands .5,.62,-.1 spine -14,0,0 head -16,0,0 hips 0,-.08,-.04
  .6 hands -.22,.06,.95 wrists -50,0,0 spine 14,0,0 hips 0,-.16,.14 footL .02,0,.36
  .8 hands -.22,.08,.92 wrists -50,0,0 spine 14,0,0 hips 0,-.16,.14 footL .02,0,.36
  1
145 | magic_charge | Charging Magic | Magic | wave 1.2 | stand feet .2,0,0 steps 0,16,0 wristL 0,0,80 head 16,0,0 spine 10,0,0
  hips 0,-.22+.02s2,-.04
  handL -.12+.06s,-.42,.5+.05s@.25 handR -.12-.06s,-.3,.5-.05s@.25
146 | hit_reaction | Hit Reaction | Reaction | once .9 | guard
  0
  .2 spine -24,16,0 head -28,30,8 hips 0,-.12,-.14 hands .3,-.1,.42
  .5 spine 14,0,0 hips 0,-.2,-.1
  1
147 | gut_hit | Hit in the Stomach | Reaction | once 1.2 | stand
  0
  .2 hips 0,-.22,-.26 turn 34,0,0 spine 40,0,0 head -14,0,0 hands -.3,-.4,.36
  .6 hips 0,-.26,-.2 turn 36,0,0 spine 36,0,0 head 10,0,0 hands -.3,-.42,.32
  1
148 | knockback | Knocked Down | Reaction | once 1.3 | stand
  0
  .2 hips 0,.05,-.2 turn -28,0,0 hands .4,.1,.7 feet .05,.1,.1 steps -30,0,0
  .45 hips 0,-.62,-.7 turn -64,0,0 hands .5,.2,.5 free 1,1,0 feet .1,.25,.35
  .62 hips 0,-1.07,-.95 turn -88,0,0 spine 0,0,0 head 4,0,0 free 1,1,0 hands .7,.05,-.1 feet .1,.2,.25 steps 28,20,0
  1 onBack hips 0,-1.08,-.95
149 | dead | Dying | Dying | once 2.2 | stand
  0
  .2 handL -.34,-.25,.35 spine 14,0,0 head 20,0,0 hips 0,-.1,0
  .45 hips 0,-.6,0 feet .02,.06,-.6 steps 72,0,0 spine 10,0,0 head 24,0,8 handL -.34,-.25,.35
  .75 hips 0,-1,.4 turn 84,0,0 spine 0,0,0 head -10,40,0 free 1,1,0 handL .5,.5,.05 handR .42,-.8,.08 feet .06,.02,0 steps 60,10,0
  1 onFace hips 0,-1.08,.4
150 | dying_backwards | Dying Backwards | Dying | once 2 | stand
  0
  .25 hips 0,-.2,-.14 turn -20,0,0 head -20,0,0 hands .4,-.2,.4
  .55 hips 0,-.92,-.4 turn -40,0,0 hands .5,-.4,.2 feet .04,0,.3
  .78 onBack hips 0,-1.07,-.4
  1 hips 0,-1.08,-.4 turn -88,0,0 spine 0,0,0 head 0,40,0 free 1,1,0 hands .42,-.86,-.06 feet .06,.02,0 steps 28,20,0
151 | draw_weapon | Drawing a Weapon | Transitioning | once 1.1 | stand
  0
  .35 handR -.62,-.55,.28 elbowR .6,-.2,.6 spine 8,20,0 head 10,14,0
  .7 handR .2,.3,.75 spine 0,-10,0
  1 hips 0,-.1,0 turn 6,-28,0 spine 6,-4,0 head 4,24,0 handL -.3,-.35,.55 handR -.24,-.3,.62 elbowL .25,-1,-.1 elbowR .25,-1,-.1 wristL -10,0,0
    wristR -10,0,0 footL .06,0,.2 footR .06,0,-.2 stepL 0,-8,0 stepR 0,42,0 kneeL .12,0,1 kneeR .12,0,1 free 0,0,0 tail 0,0,0
152 | sheathe_weapon | Sheathing a Weapon | Transitioning | once 1.2 | stand
  0 hips 0,-.1,0 turn 6,-28,0 spine 6,-4,0 head 4,24,0 handL -.3,-.35,.55 handR -.24,-.3,.62 elbowL .25,-1,-.1 elbowR .25,-1,-.1 wristL -10,0,0
    wristR -10,0,0 footL .06,0,.2 footR .06,0,-.2 stepL 0,-8,0 stepR 0,42,0 kneeL .12,0,1 kneeR .12,0,1 free 0,0,0 tail 0,0,0
  .4 handR .1,.35,.6
  .7 handR -.62,-.55,.28 elbowR .6,-.2,.6 spine 10,20,0 head 16,20,0
  1
153 | taunt | Taunt | Stance | once 1.6 | guard
  0
  .25 handL -.1,0,.92 wristL 0,0,80 head -8,26,0
  .4 handL -.1,.02,.8 wristL 60,0,80 head -8,26,8
  .55 handL -.1,0,.92 wristL 0,0,80 head -8,26,0
  .7 handL -.1,.02,.8 wristL 60,0,80 head -8,26,8
  1
154 | roar | Battle Cry | Stance | once 2 | stand
  0
  .25 hips 0,-.24,0 spine 28,0,0 head 20,0,0 hands -.1,-.4,.3
  .45 hips 0,-.12,.02 spine -22,0,0 head -30,0,0 hands .62,-.3,-.2 feet .2,0,0 elbows .6,-.4,-1
  .8 hips 0,-.13,.02 spine -24,0,0 head -34,0,0 hands .64,-.28,-.2 feet .2,0,0 elbows .6,-.4,-1
  1
`;
