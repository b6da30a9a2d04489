/** Walking, running and other ways of going: id | slug | label | group | way of playing | base. */
export const walkAndRun = `
1 | walking | Walking | Walking | gait 1.0333
  stride 1.5 duty .62 lift .1 swing 26
2 | casual_walk | Casual Walk | Walking | gait 1.2
  stride 1.35 duty .64 lift .08 swing 18 sway .035 bend 10 lean 0 turnout 10
3 | brisk_walk | Brisk Walk | Walking | gait .8
  stride 1.75 duty .58 lift .13 swing 38 bend 45 lean 7
4 | confident_strut | Confident Strut | Walking | gait 1.1
  stride 1.6 duty .62 lift .12 swing 34 sway .06 twist 12 lean -5 out 18 width -.04
  held head -6,0,0
5 | tired_walk | Tired Walk | Walking | gait 1.7
  stride .95 duty .7 lift .05 swing 9 lean 20 crouch .06 bounce .03 sway .045 push 28 strike 4
  held head 22,0,0
6 | sad_walk | Sad Walk | Walking | gait 1.5
  stride 1 duty .68 lift .05 swing 5 lean 9
  held head 38,0,0 spine 12,0,0 hands .05,-.93,.22
7 | happy_walk | Happy Walk | Walking | gait .85
  stride 1.5 duty .56 lift .22 bounce .06 swing 48 bend 40 lean -4
  more head -4,0,9s
9 | march | Military March | Walking | gait 1
  stride 1.3 duty .55 lift .42 swing 55 bend 4 lean -3 twist 0 push 30 strike 0 sway 0
10 | sneak_walk | Sneaking | Crouching | gait 1.8
  stride 1.05 duty .66 lift .2 crouch .26 lean 26 push 34 strike -12 swing 0 twist 10
  held hands -.02,-.28,.55 head -14,0,0
  more head 0,22s,0
11 | crouch_walk | Crouch Walk | Crouching | gait 1.2
  stride .9 duty .62 lift .1 crouch .42 lean 34 swing 14 bend 70 push 30
  held head -20,0,0
12 | tiptoe | Tiptoe | Walking | gait 1.2
  stride .75 duty .58 lift .24 push 45 strike -40 lean 8
  held hands .3,-.18,.42 wrists -40,0,0 elbows 1,-.4,0
13 | zombie_walk | Zombie Walk | Walking | gait 1.9
  stride .8 duty .68 lift .05 sway .09 lean 12 limp .9 push 20 strike 0 twist 14
  held handL -.02,.1,.9 handR -.02,-.08,.86 wrists 45,0,0 elbows .3,-1,0 head 8,0,24
14 | limping_walk | Limping Walk | Injured | gait 1.3
  stride 1 duty .64 lift .1 limp 1 sway .07 lean 9 swing 12
  held handR 0,-.86,.3
15 | drunk_walk | Drunk Walk | Walking | gait 2.2
  stride 1.1 duty .66 lift .09 sway .13 twist 18 lean 8 swing 30 out 34 width .06
  more spine 8s@.2,0,14s head 10,12s@.4,16s@.1
16 | old_man_walk | Old Man Walk | Walking | gait 1.6
  stride .7 duty .72 lift .05 crouch .08 lean 36 push 20 strike 4 swing 6
  held head -26,0,0 handR .06,-.7,.55 handL -.24,-.62,-.28 elbowL 1,-.2,-.6
17 | walk_backward | Walking Backward | Walking | gait 1.2
  stride 1.05 duty .64 lift .09 heading 180 swing 16 lean -4
18 | sidestep_left | Sidestep Left | Strafing | gait .9
  stride .75 duty .56 lift .1 heading 90 width .1 crouch .08 swing 4 push 12 strike 0
19 | sidestep_right | Sidestep Right | Strafing | gait .9
  stride .75 duty .56 lift .1 heading -90 width .1 crouch .08 swing 4 push 12 strike 0
20 | carry_walk | Carrying a Box | Walking | gait 1.3
  stride 1.05 duty .66 lift .08 lean -9 sway .04
  held hands -.1,-.42,.62 elbows .7,-.8,-.4
21 | moonwalk | Moonwalk | Walking | slide 1.4
  stride 1.1 duty .6 lift .01 heading 180 push 44 strike 30 swing 14 bend 24 lean 5 bounce 0 sway .01
22 | climb_stairs | Climbing Stairs | Walking | gait 1.3
  stride .8 duty .6 lift .5 lean 14 bounce .05 crouch .05 swing 26 bend 40 push 46 strike -10
23 | penguin_walk | Penguin Waddle | Walking | gait .8
  stride .45 duty .6 lift .06 sway .14 turnout 38 push 12 strike 4 twist 16
  held hands .42,-.78,-.05 wrists -60,0,0
24 | running | Running | Running | gait .6333
  stride 2.5 duty .36 lift .34 bounce .045 swing 48 bend 82 lean 15 push 55 strike 4
25 | jogging | Jogging | Running | gait .74
  stride 1.9 duty .42 lift .24 bounce .045 swing 32 bend 88 lean 8 push 48 strike 6
26 | sprint | Sprinting | Running | gait .5
  stride 3 duty .3 lift .48 bounce .05 swing 68 bend 92 lean 26 push 60 strike -8 crouch .04
28 | ninja_run | Ninja Run | Running | gait .56
  stride 2.5 duty .34 lift .36 lean 38 push 55 strike -5 crouch .08
  held hands .22,-.7,-.62 head -24,0,0 elbows .4,.2,-1
29 | injured_run | Injured Run | Injured | gait .85
  stride 1.8 duty .46 lift .22 limp .8 lean 20 sway .06 swing 26 bend 60
  held handL -.34,-.48,.3 elbowL 1,-.5,0
30 | scared_run | Running Scared | Running | gait .56
  stride 2.1 duty .36 lift .34 lean 6 push 52
  held hands .24,.75,.12 head -8,0,0
  more head 0,24s,0 spine 0,8s,0
31 | run_backward | Running Backward | Running | gait .66
  stride 1.5 duty .42 lift .2 heading 180 swing 26 bend 80 lean -2
32 | charge | Charging | Running | gait .58
  stride 2.3 duty .38 lift .3 lean 34 push 52 twist 12
  held handL -.22,-.05,.5 handR .1,.55,.05 head -12,0,0
33 | skip | Skipping | Running | gait .9
  stride 1.8 duty .45 lift .4 bounce .1 swing 58 bend 20 lean -2 push 50
34 | crouch_idle | Crouch Idle | Crouching | loop 2.4 | crouched
  0
  .5 hips 0,-.48,-.12 spine 25,0,0 head -36,12,0
36 | crawl | Crawling | Crouching | loop 1.2 | stand
  0 hips 0,-.68,0 turn 72,4,0 spine 10,-6,0 head -62,0,0 handL -.05,-.02,.95 handR .08,-.42,.86 elbows .8,0,-.7 free 1,1,0 feet .02,.5,-.4
    footL .04,.55,-.28 footR .04,.52,-.62 steps 70,0,0
  .5 hips 0,-.68,0 turn 72,-4,0 spine 10,6,0 head -62,0,0 handR -.05,-.02,.95 handL .08,-.42,.86 elbows .8,0,-.7 free 1,1,0 footR .04,.55,-.28
    footL .04,.52,-.62 steps 70,0,0
37 | turn_left_on_spot | Turning Left | Turning | gait 1.2
  stride .1 duty .56 lift .12 push 20 strike 0 swing 6
  more turn 0,14s,0 head 0,26,0 spine 0,16,0
38 | run_in_place | High Knees | Running | gait .5
  stride .04 duty .4 lift .62 bounce .05 swing 56 bend 70 push 30 strike 0 lean 2
`;
