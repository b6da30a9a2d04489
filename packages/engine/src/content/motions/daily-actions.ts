/** Daily life: id | slug | label | group | way of playing | base. */
export const dailyActions = `
0 | idle | Idle | Idle | loop 3.2 | stand
  0
  .5 hips .012,-.012,0 spine 2.5,0,1 head -2,3,0 hands .18,-.94,.13
65 | idle_look_around | Looking Around | Idle | loop 4.5 | stand
  0
  .25 head -4,56,0 spine 0,16,0 hips .03,-.01,0
  .5
  .75 head -4,-56,0 spine 0,-16,0 hips -.03,-.01,0
66 | idle_hands_on_hips | Hands on Hips | Idle | loop 3.4 | stand akimbo feet .1,0,0
  0
  .5 spine -3,8,0 head -4,14,0 hips .03,-.01,0
67 | idle_arms_crossed | Arms Crossed | Idle | loop 3.6 | stand handL -.5,-.3,.4 handR -.46,-.38,.34 elbows .8,-1,.3 feet .08,0,0
  0
  .5 spine -3,0,0 head 6,-10,4 hips -.03,-.01,0
68 | tired_idle | Out of Breath | Idle | loop 1.6 | stand hips 0,-.22,-.14 turn 42,0,0 spine 18,0,0 hands .02,-.62,.52 feet .1,0,0 head -8,0,0
  0
  .5 spine 26,0,0 hips 0,-.25,-.14 head 4,0,0
69 | nervous_idle | Nervous | Idle | loop 1.8 | stand hands -.3,-.32,.5 wrists 20,0,0 spine 8,0,0 feet -.05,0,0
  0 head 14,22,0
  .3 handL -.26,-.28,.5 hips .02,-.02,0
  .5 head 14,-26,0 handR -.26,-.3,.5
  .8 hips -.02,-.02,0
70 | wave | Waving | Greeting | loop .8 | stand
  0 handR .52,.6,.16 elbowR .8,-1,-.2 head 0,-6,-4
  .5 handR .06,.7,.2 elbowR .8,-1,-.2 head 0,-6,4
71 | big_wave | Waving with Both Arms | Greeting | loop 1 | stand feet .12,0,0
  0 hands .62,.74,.05 hips 0,-.05,0
  .5 hands -.12,.95,.05 hips 0,.01,0
72 | bow | Bow | Greeting | once 2.4 | stand
  0
  .4 hips 0,0,-.12 turn 44,0,0 spine 26,0,0 head 18,0,0 hands .04,-.9,.3
  .6 hips 0,0,-.12 turn 45,0,0 spine 26,0,0 head 18,0,0 hands .04,-.9,.3
  1
73 | grand_bow | Stage Bow | Greeting | once 2.8 | stand
  0
  .2 handR .8,.5,.2
  .5 hips 0,-.14,-.1 turn 46,0,0 spine 20,0,0 handR -.42,-.4,.42 handL .85,.2,-.3 footR 0,0,-.42 stepR 30,30,0
  .68 hips 0,-.14,-.1 turn 46,0,0 spine 20,0,0 handR -.42,-.4,.42 handL .85,.2,-.3 footR 0,0,-.42 stepR 30,30,0
  1
74 | salute | Salute | Greeting | once 2 | stand hands .08,-.98,.02 feet -.04,0,0
  0
  .3 handR -.02,.4,.26 elbowR 1,-.3,0 wristR 0,0,30
  .7 handR -.02,.4,.26 elbowR 1,-.3,0 wristR 0,0,30
  1
75 | handshake | Handshake | Greeting | loop .7 | stand hips 0,-.02,.06 turn 6,8,0 footR 0,0,.2
  0 handR -.1,-.3,.75
  .5 handR -.1,-.45,.72
76 | nod_yes | Nodding Yes | Gesture | loop .9 | stand
  0 head -6,0,0
  .5 head 24,0,0
77 | shake_head_no | Shaking Head No | Gesture | loop .9 | stand
  0 head 4,38,0
  .5 head 4,-38,0
78 | shrug | Shrug | Gesture | once 1.8 | stand
  0
  .35 hands .55,-.28,.42 elbows .1,-1,-.6 wrists 0,0,70 head 4,0,16
  .6 hands .57,-.25,.42 elbows .1,-1,-.6 wrists 0,0,70 head 4,0,16
  1
79 | point_forward | Pointing | Gesture | once 1.8 | stand
  0
  .35 handR -.1,.06,.99 turn 0,12,0 spine 4,14,0 head 0,-16,0
  .7 handR -.1,.06,.99 turn 0,12,0 spine 4,14,0 head 0,-16,0
  1
80 | clap | Clapping | Gesture | loop .45 | stand
  0 hands -.36,-.08,.56 elbows .9,-.8,0
  .5 hands -.02,-.08,.6 elbows .9,-.8,0
81 | cheer | Cheering | Emotion | loop .8 | stand feet .08,0,0
  0 hips 0,-.14,0 hands .3,.4,.3 elbows .8,-1,0
  .5 hips 0,.2,0 hands .3,.94,.1 feet .1,.16,0 steps 36,0,0 head -16,0,0
82 | victory | Victory | Emotion | once 2.2 | stand
  0
  .2 hips 0,-.2,0 handR .1,-.5,.4
  .4 handR .02,.99,.1 handL .24,-.6,.06 elbowL 1,0,-.3 head -20,0,0 spine -8,0,0 feet .12,0,0
  1 handR .02,.97,.12 handL .24,-.6,.06 elbowL 1,0,-.3 head -18,0,0 spine -6,0,0 feet .12,0,0
83 | cry | Crying | Emotion | loop .9 | stand hands -.3,.26,.28 elbows .6,-1,.3 spine 18,0,0 hips 0,-.06,-.04 turn 10,0,0
  0 head 30,0,0
  .5 head 36,0,5 spine 24,0,0 hips 0,-.09,-.04
84 | laugh | Laughing | Emotion | loop .5 | stand hands -.28,-.5,.3 elbows 1,-.4,0
  0 spine -18,0,0 head -26,0,0
  .5 spine -8,0,0 head -10,0,0 hips 0,-.05,0
85 | angry_stomp | Angry Stomping | Emotion | loop .9 | stand hands .22,-.86,.1 elbows 1,-.3,-.4 spine 12,0,0 head 6,0,0
  0 hips .06,-.05,0 footR 0,.32,.12
  .2 hips 0,-.1,0
  .5 hips -.06,-.05,0 footL 0,.32,.12
  .7 hips 0,-.1,0
86 | scared | Cowering | Emotion | wave 1 | stand turn 24,0,0 head 14,0,0 elbows .5,-1,.5
  hips .008s4,-.42,-.14 spine 30,0,.8s4 hands -.24,.42+.012s4,.36
87 | facepalm | Facepalm | Emotion | once 2.2 | stand
  0
  .35 handR -.32,.28,.24 elbowR .6,-1,.5 head 24,0,0 spine 8,0,0
  .75 handR -.32,.26,.24 elbowR .6,-1,.5 head 30,12,0 spine 10,0,0
  1
88 | think | Thinking | Gesture | loop 3 | stand handR -.28,.1,.34 elbowR .3,-1,.4 handL -.42,-.4,.36 elbowL .8,-1,.2
  0 head -6,14,6
  .5 head 8,-10,-4 hips .03,-.01,0
89 | phone_call | Talking on the Phone | Everyday | loop 2.6 | stand ear
  0 head 4,-6,-12
  .4 head 8,6,-12 handL .2,-.4,.6
  .7 head 2,-12,-12 hips .03,-.01,0 handL .35,-.5,.5
90 | look_at_phone | Looking at a Phone | Everyday | loop 2.8 | stand handR -.24,-.14,.5 elbowR .4,-1,0 head 32,-4,0 spine 6,0,0
  0
  .5 handL -.26,-.18,.5 elbowL .4,-1,0 wristL 14,0,0
91 | drink | Drinking | Everyday | once 2.8 | stand
  0
  .3 mouth head 0,0,0
  .5 mouth handR -.3,.32,.36 head -28,0,0 spine -8,0,0
  .7 mouth head -4,0,0
  1
92 | eat | Eating | Everyday | loop 1.8 | stand handL -.16,-.34,.5
  0 handR -.24,-.34,.5 head 20,0,0
  .5 mouth head 6,0,0
93 | sit_down | Sitting Down | Transitioning | once 1.8 | stand
  0
  .5 hips 0,-.26,-.24 turn 34,0,0 spine 12,0,0 hands .06,-.7,.4
  1 hips 0,-.5,-.42 turn -4,0,0 spine 6,0,0 handL .02,-.62,.5 handR .02,-.62,.5
94 | sit_idle | Sitting | Sitting | loop 3.2 | seated
  0
  .5 spine 10,4,0 head 0,12,0
95 | sit_and_type | Typing | Sitting | wave .8 | seated spine 12,0,0 head 10,0,0
  handL -.12,-.4+.03s2,.62 handR -.12,-.4+.03s2@.4,.62
  wristL 8s4,0,0 wristR 8s4@.5,0,0
96 | sit_and_swing_legs | Swinging Legs | Sitting | wave 1.2 | seated hips 0,-.35,-.42 hands .16,-.82,.06 steps 20,0,0
  footL 0,.16,.18s footR 0,.16,.18s@.5 head 6,0,5s
97 | sit_on_ground | Sitting on the Ground | Sitting | loop 3.4 | grounded
  0
  .5 spine 26,0,0 head -8,16,0
98 | stand_up | Standing Up | Transitioning | once 1.6 | stand
  0 hips 0,-.5,-.42 turn -4,0,0 spine 6,0,0 handL .02,-.62,.5 handR .02,-.62,.5
  .45 hips 0,-.34,-.16 turn 44,0,0 hands .06,-.5,.6
  1
99 | sleep | Sleeping | Lying | loop 3.6 | stand onBack
  0 handR -.3,-.5,.25
  .5 handR -.3,-.49,.29 spine -2,0,0
100 | lie_down | Lying Down | Transitioning | once 2.6 | stand
  0
  .4 hips 0,-.85,-.2 turn -8,0,0 hands .25,-.75,-.35 feet 0,0,.35
  .6 hips 0,-1.08,-.15 turn -30,0,0 hands .3,-.75,-.5 feet .02,0,.6
  1 onBack
101 | pick_up | Picking Up | Everyday | once 2 | stand
  0
  .4 hips 0,-.6,-.2 turn 40,0,0 spine 26,0,0 head -10,0,0 handR -.1,-.55,.76 footR 0,0,-.15 stepR 24,0,0
  .5 hips 0,-.6,-.2 turn 40,0,0 spine 26,0,0 head -10,0,0 handR -.1,-.55,.74 footR 0,0,-.15 stepR 24,0,0
  1 handR -.05,-.4,.55
102 | push_heavy | Pushing a Heavy Thing | Work | loop 1.6 | stand turn 30,0,0 hands -.05,.1,.8 head -16,0,0 hips 0,-.2,-.1 footL 0,0,.3
    footR 0,0,-.62 stepR 40,0,0
  0
  .5 hips 0,-.22,0 hands -.05,.12,.7 spine 8,0,0
103 | pull_rope | Pulling a Rope | Work | loop 1.4 | stand turn -18,0,0 hips 0,-.24,-.2 footL .05,0,.4 footR .05,0,-.2 stepL -8,0,0
  0 handL -.3,-.1,.9 handR -.3,-.2,.62 spine 14,0,0
  .5 handL -.3,-.3,.5 handR -.3,-.35,.3 spine -10,0,0 hips 0,-.28,-.3
104 | hammering | Hammering | Work | loop 1 | stand spine 16,0,0 head 14,0,0 handL -.2,-.5,.55
  0 handR .1,.62,.02 elbowR .6,0,1 spine 6,-14,0
  .35 handR -.2,-.36,.72 spine 24,10,0
  .5 handR -.2,-.3,.72 spine 22,8,0
105 | digging | Digging | Work | loop 1.8 | stand footL .05,0,.3 hips 0,-.15,0
  0 turn 34,0,0 spine 24,8,0 handL -.2,-.7,.55 handR -.2,-.5,.4
  .4 turn 16,0,0 spine 10,20,0 handL .02,-.36,.6 handR -.4,-.5,.35
  .6 turn 10,-20,0 spine 4,-40,0 handL -.4,-.1,.66 handR .1,-.4,.4
106 | sweeping | Sweeping the Floor | Work | loop 1.4 | stand spine 18,0,0 head 14,0,0
  0 turn 8,22,0 handL .1,-.55,.55 handR -.5,-.2,.42
  .5 turn 8,-22,0 handL -.25,-.58,.6 handR -.15,-.2,.5
107 | cast_fishing_rod | Fishing | Everyday | once 2.2 | stand
  0 hands -.24,-.3,.5
  .3 hands -.18,.55,.1 spine -10,0,0 elbows .8,0,1
  .5 hands -.26,-.05,.85 spine 14,0,0 hips 0,-.08,.08
  1 hands -.26,-.26,.6
108 | knock_on_door | Knocking | Everyday | loop .6 | stand footL 0,0,.1
  0 handR -.14,.16,.6 elbowR .3,-1,0
  .5 handR -.14,.2,.76 elbowR .3,-1,0
109 | pray | Praying | Everyday | loop 3 | stand hips 0,-.56,0 feet 0,.06,-.62 steps 72,0,0 hands -.33,-.14,.46 elbows .8,-1,0 wrists -30,0,0 head 28,0,0
  0
  .5 head 32,0,0 spine 3,0,0
110 | meditate | Meditating | Sitting | loop 4 | grounded hips 0,-1.08,0 turn 0,0,0 spine 0,0,0 feet -.2,.05,.32 steps 20,-50,0 knees 1,.1,.5
    hands .2,-.62,.52 wrists 0,0,80
  0
  .5 spine -3,0,0 head -2,0,0 hips 0,-1.07,0
111 | read_book | Reading a Book | Everyday | loop 3.6 | stand hands -.2,-.22,.5 elbows .4,-1,0 wrists 0,0,60 head 28,0,0
  0
  .4 head 28,10,0
  .7 head 28,-10,0 handR -.3,-.12,.52
112 | brush_teeth | Brushing Teeth | Everyday | loop .4 | stand mouth
  0 handR -.36,.22,.38
  .5 handR -.24,.22,.36 head 0,3,0
113 | play_guitar | Playing Guitar | Everyday | loop .6 | stand handL .24,-.2,.62 elbowL .6,-1,0 spine 4,12,0 feet .1,0,0 wristL 0,0,60
  0 handR -.28,-.42,.36 head 14,20,0
  .5 handR -.24,-.6,.32 head 18,20,0 hips 0,-.03,0
114 | throw | Throwing | Everyday | once 1.4 | stand
  0
  .35 turn -6,-30,0 spine -8,-26,0 head 0,40,0 handR .5,.4,-.4 elbowR .8,-.4,-.6 handL .2,.1,.8 footL .05,.12,.3 hips -.06,-.06,-.08
  .5 turn 10,22,0 spine 16,24,0 head 0,-30,0 handR -.1,.3,.9 handL .3,-.5,-.2 footL .05,0,.42 stepR 34,10,0 hips 0,-.1,.2
  .68 turn 22,34,0 spine 24,30,0 handR -.5,-.6,.5 footL .05,0,.42 stepR 40,10,0 hips 0,-.12,.2
  1 footL .02,0,.05
`;
