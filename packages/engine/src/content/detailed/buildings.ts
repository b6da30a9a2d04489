/** Buildings in more detail than those of `subjects`: names | height in metres | surfaces | texture and pile, then a clause a line. */
export const buildings = `
bridge, stone bridge, arch bridge, footbridge | 2.6 | main blocks, trim cobbles | tile 2.4
  vary span 1.7~2 rise 1.45~1.65
  arch.main: slab 1.9 -4,0 -span,0 -.9808span,.1951rise -.9239span,.3827rise -.8315span,.5556rise -.7071span,.7071rise -.5556span,.8315rise
    -.3827span,.9239rise -.1951span,.9808rise 0,rise .1951span,.9808rise .3827span,.9239rise .5556span,.8315rise .7071span,.7071rise .8315span,.5556rise
    .9239span,.3827rise .9808span,.1951rise span,0 4,0 4,1 3.5,1.1065 3,1.2736 2.5,1.4611 2,1.6464 1.5,1.8109 1,1.9398 .5,2.0219 0,2.05 -.5,2.0219 -1,1.9398
    -1.5,1.8109 -2,1.6464 -2.5,1.4611 -3,1.2736 -3.5,1.1065 -4,1 level b0
  road.trim: slab 1.6 -4,.98 -3.5,1.0865 -3,1.2536 -2.5,1.4411 -2,1.6264 -1.5,1.7909 -1,1.9198 -.5,2.0019 0,2.03 .5,2.0019 1,1.9198 1.5,1.7909 2,1.6264
    2.5,1.4411 3,1.2536 3.5,1.0865 4,.98 4,1.06 3.5,1.1665 3,1.3336 2.5,1.5211 2,1.7064 1.5,1.8709 1,1.9998 .5,2.0819 0,2.11 -.5,2.0819 -1,1.9998
    -1.5,1.8709 -2,1.7064 -2.5,1.5211 -3,1.3336 -3.5,1.1665 -4,1.06 b0
  parapets.main: slab .24 -4,.96 -3.5,1.0665 -3,1.2336 -2.5,1.4211 -2,1.6064 -1.5,1.7709 -1,1.8998 -.5,1.9819 0,2.01 .5,1.9819 1,1.8998 1.5,1.7709 2,1.6064
    2.5,1.4211 3,1.2336 3.5,1.0665 4,.96 4,1.42 3.5,1.5265 3,1.6936 2.5,1.8811 2,2.0664 1.5,2.2309 1,2.3598 .5,2.4419 0,2.47 -.5,2.4419 -1,2.3598
    -1.5,2.2309 -2,2.0664 -2.5,1.8811 -3,1.6936 -3.5,1.5265 -4,1.42 level b.03 @0,0,-.89
    + slab .34 -4,1.42 -3.5,1.5265 -3,1.6936 -2.5,1.8811 -2,2.0664 -1.5,2.2309 -1,2.3598 -.5,2.4419 0,2.47 .5,2.4419 1,2.3598 1.5,2.2309 2,2.0664 2.5,1.8811
    3,1.6936 3.5,1.5265 4,1.42 4,1.54 3.5,1.6465 3,1.8136 2.5,2.0011 2,2.1864 1.5,2.3509 1,2.4798 .5,2.5619 0,2.59 -.5,2.5619 -1,2.4798 -1.5,2.3509
    -2,2.1864 -2.5,2.0011 -3,1.8136 -3.5,1.6465 -4,1.54 level b.03 @0,0,-.89
    + slab .24 -4,.96 -3.5,1.0665 -3,1.2336 -2.5,1.4211 -2,1.6064 -1.5,1.7709 -1,1.8998 -.5,1.9819 0,2.01 .5,1.9819 1,1.8998 1.5,1.7709 2,1.6064 2.5,1.4211
    3,1.2336 3.5,1.0665 4,.96 4,1.42 3.5,1.5265 3,1.6936 2.5,1.8811 2,2.0664 1.5,2.2309 1,2.3598 .5,2.4419 0,2.47 -.5,2.4419 -1,2.3598 -1.5,2.2309 -2,2.0664
    -2.5,1.8811 -3,1.6936 -3.5,1.5265 -4,1.42 level b.03 @0,0,.89
    + slab .34 -4,1.42 -3.5,1.5265 -3,1.6936 -2.5,1.8811 -2,2.0664 -1.5,2.2309 -1,2.3598 -.5,2.4419 0,2.47 .5,2.4419 1,2.3598 1.5,2.2309 2,2.0664 2.5,1.8811
    3,1.6936 3.5,1.5265 4,1.42 4,1.54 3.5,1.6465 3,1.8136 2.5,2.0011 2,2.1864 1.5,2.3509 1,2.4798 .5,2.5619 0,2.59 -.5,2.5619 -1,2.4798 -1.5,2.3509
    -2,2.1864 -2.5,2.0011 -3,1.8136 -3.5,1.6465 -4,1.54 level b.03 @0,0,.89
  posts.main: box .46 1.75 .46 level b.05 @4,0,-.89 mir + box .6 .16 .6 level b.04 @4,1.72,-.89 mir + box .46 1.75 .46 level b.05 @4,0,.89 mir
    + box .6 .16 .6 level b.04 @4,1.72,.89 mir
  voussoirs.main: block .36 .4 .16 level b.03 rz-81.8182 @.1584+.9898span,.0228+.1423rise,-.97 mir
    + block .36 .4 .16 level b.03 rz-65.4545 @.1455+.9096span,.0665+.4154rise,-.97 mir
    + block .36 .4 .16 level b.03 rz-49.0909 @.1209+.7557span,.1048+.6549rise,-.97 mir
    + block .36 .4 .16 level b.03 rz-32.7273 @.0865+.5406span,.1346+.8413rise,-.97 mir
    + block .36 .4 .16 level b.03 rz-16.3636 @.0451+.2817span,.1535+.9595rise,-.97 mir + box .36 .4 .16 level b.03 @0,-.04+rise,-.97
    + block .36 .4 .16 level b.03 rz-81.8182 @.1584+.9898span,.0228+.1423rise,.97 mir
    + block .36 .4 .16 level b.03 rz-65.4545 @.1455+.9096span,.0665+.4154rise,.97 mir
    + block .36 .4 .16 level b.03 rz-49.0909 @.1209+.7557span,.1048+.6549rise,.97 mir
    + block .36 .4 .16 level b.03 rz-32.7273 @.0865+.5406span,.1346+.8413rise,.97 mir
    + block .36 .4 .16 level b.03 rz-16.3636 @.0451+.2817span,.1535+.9595rise,.97 mir + box .36 .4 .16 level b.03 @0,-.04+rise,.97
castle, fortress, citadel, fort, stronghold | 18 | main blocks, trim roofTiles #3f5a8c, gate wood, window light #ffd27a, flag cloth #c22f2a,
    pole iron | tile 6
  vary va 6.6~7.6 vaa 2.8~3.4 vab 6.6~7.6 vac 2.8~3.4 vad 6.6~7.6 vae 2.8~3.4 vaf 6.6~7.6 vag 2.8~3.4 keep 9.5~10.5
  towers.main: lathe 1.95,0 1.75,.8 1.7,va 2.05,.5+va 2.05,1.2+va level c70 s22 swap uv1,-1 @-7,0,-7 + box .75 .7 .35 level b0 c180 @0,1.15+va,1.88 o7 @-7,0,-7
    + lathe 1.95,0 1.75,.8 1.7,vab 2.05,.5+vab 2.05,1.2+vab level c70 s22 swap uv1,-1 @-7,0,7 + box .75 .7 .35 level b0 c180 @0,1.15+vab,1.88 o7 @-7,0,7
    + lathe 1.95,0 1.75,.8 1.7,vad 2.05,.5+vad 2.05,1.2+vad level c70 s22 swap uv1,-1 @7,0,-7 + box .75 .7 .35 level b0 c180 @0,1.15+vad,1.88 o7 @7,0,-7
    + lathe 1.95,0 1.75,.8 1.7,vaf 2.05,.5+vaf 2.05,1.2+vaf level c70 s22 swap uv1,-1 @7,0,7 + box .75 .7 .35 level b0 c180 @0,1.15+vaf,1.88 o7 @7,0,7
    + lathe 2.15,0 1.95,.8 1.9,1.6+keep 2.25,2.1+keep 2.25,2.8+keep level c70 s22 swap uv1,-1 @0,0,-1.8 + box .75 .7 .35 level b0 c180 @0,2.75+keep,2.08 o7 @0,0,-1.8
  roofs.trim: lathe 0,1.4+va+vaa .85,1.4+va+.45vaa 1.75,1.2+va s22 swap @-7,0,-7 + lathe 0,1.4+vab+vac .85,1.4+vab+.45vac 1.75,1.2+vab s22 swap @-7,0,7
    + lathe 0,1.4+vad+vae .85,1.4+vad+.45vae 1.75,1.2+vad s22 swap @7,0,-7 + lathe 0,1.4+vaf+vag .85,1.4+vaf+.45vag 1.75,1.2+vaf s22 swap @7,0,7
    + lathe 0,7+keep .95,4.8+keep 1.95,2.8+keep s22 swap @0,0,-1.8
  flags.pole: cyl .07 1.6 b0 s6 @-7,1.2+va+vaa,-7 + cyl .07 1.6 b0 s6 @-7,1.2+vab+vac,7 + cyl .07 1.6 b0 s6 @7,1.2+vad+vae,-7
    + cyl .07 1.6 b0 s6 @7,1.2+vaf+vag,7 + cyl .07 1.6 b0 s6 @0,6.8+keep,-1.8
  flags.flag: slab .07 0,0 1.3,.3 0,.7 b0 @-6.95,2+va+vaa,-7 + slab .07 0,0 1.3,.3 0,.7 b0 @-6.95,2+vab+vac,7
    + slab .07 0,0 1.3,.3 0,.7 b0 @7.05,2+vad+vae,-7 + slab .07 0,0 1.3,.3 0,.7 b0 @7.05,2+vaf+vag,7 + slab .07 0,0 1.3,.3 0,.7 b0 @.05,7.6+keep,-1.8
  windows.window: box .4 1 .2 b0 c180 @0,-.5+.72va,1.7 ry20 @-7,0,-7 + box .4 1 .2 b0 c180 @0,-.5+.72va,1.7 ry110 @-7,0,-7
    + box .4 1 .2 b0 c180 @0,-.5+.72va,1.7 ry220 @-7,0,-7 + box .4 1 .2 b0 c180 @0,-.5+.72va,1.7 ry310 @-7,0,-7 + box .4 1 .2 b0 c180 @0,-.5+.72vab,1.7 ry20 @-7,0,7
    + box .4 1 .2 b0 c180 @0,-.5+.72vab,1.7 ry110 @-7,0,7 + box .4 1 .2 b0 c180 @0,-.5+.72vab,1.7 ry220 @-7,0,7 + box .4 1 .2 b0 c180 @0,-.5+.72vab,1.7 ry310 @-7,0,7
    + box .4 1 .2 b0 c180 @0,-.5+.72vad,1.7 ry20 @7,0,-7 + box .4 1 .2 b0 c180 @0,-.5+.72vad,1.7 ry110 @7,0,-7 + box .4 1 .2 b0 c180 @0,-.5+.72vad,1.7 ry220 @7,0,-7
    + box .4 1 .2 b0 c180 @0,-.5+.72vad,1.7 ry310 @7,0,-7 + box .4 1 .2 b0 c180 @0,-.5+.72vaf,1.7 ry20 @7,0,7 + box .4 1 .2 b0 c180 @0,-.5+.72vaf,1.7 ry110 @7,0,7
    + box .4 1 .2 b0 c180 @0,-.5+.72vaf,1.7 ry220 @7,0,7 + box .4 1 .2 b0 c180 @0,-.5+.72vaf,1.7 ry310 @7,0,7
    + slab .2 -.4,0 .4,0 .4,1.1 .3696,1.2531 .2828,1.3828 .1531,1.4696 0,1.5 -.1531,1.4696 -.2828,1.3828 -.3696,1.2531 -.4,1.1 b0 @1.8,-2.6+keep,1.3 mir
    + slab .2 -.4,0 .4,0 .4,1.1 .3696,1.2531 .2828,1.3828 .1531,1.4696 0,1.5 -.1531,1.4696 -.2828,1.3828 -.3696,1.2531 -.4,1.1 b0 @0,-2.6+keep,1.3
    + box .4 1 .2 b0 c180 @0,.652+.72keep,1.9 ry20 @0,0,-1.8 + box .4 1 .2 b0 c180 @0,.652+.72keep,1.9 ry110 @0,0,-1.8
    + box .4 1 .2 b0 c180 @0,.652+.72keep,1.9 ry220 @0,0,-1.8 + box .4 1 .2 b0 c180 @0,.652+.72keep,1.9 ry310 @0,0,-1.8
  walls.main: box 14 5 1 level b0 @0,0,7 + box 14 .4 1.3 level b0 @0,4.8,7 + 3*box .85 .8 .4 level b0 c180 @4.95-1.65i,5.15,7.4 mir
    + box .85 .8 .4 level b0 c180 @0,5.15,7.4 + box 14 5 1 level b0 @0,0,7 ry90 + box 14 .4 1.3 level b0 @0,4.8,7 ry90
    + 7*box .85 .8 .4 level b0 c180 @-4.95+1.65i,5.15,7.4 ry90 + box 14 5 1 level b0 @0,0,7 ry180 + box 14 .4 1.3 level b0 @0,4.8,7 ry180
    + 7*box .85 .8 .4 level b0 c180 @-4.95+1.65i,5.15,7.4 ry180 + box 14 5 1 level b0 @0,0,7 ry270 + box 14 .4 1.3 level b0 @0,4.8,7 ry270
    + 7*box .85 .8 .4 level b0 c180 @-4.95+1.65i,5.15,7.4 ry270
  gatehouse.main: box 5 6.6 2.4 level b0 @0,0,7.3 + box .9 .9 2.4 level b0 @1.9,6.55,7.3 mir + box .9 .9 2.4 level b0 @0,6.55,7.3
    + slab .4 -1.75,0 1.75,0 1.75,2.4 1.6168,3.0697 1.2374,3.6374 .6697,4.0168 0,4.15 -.6697,4.0168 -1.2374,3.6374 -1.6168,3.0697 -1.75,2.4 level b0 @0,0,8.5
  gate: slab .3 -1.4,0 1.4,0 1.4,2.3 1.2934,2.8358 .9899,3.2899 .5358,3.5934 0,3.7 -.5358,3.5934 -.9899,3.2899 -1.2934,2.8358 -1.4,2.3 b0 @0,0,8.65
  gate.pole: box .12 3.4 .12 b0 @.9,.1,8.82 mir + box .12 3.4 .12 b0 @0,.1,8.82 + 3*box 2.6 .12 .12 b0 @0,.74+i,8.82
  keep.main: box 6.4 keep 5.4 level b0 @0,0,-1.4 + box 7 .5 6 level b0 @0,-.25+keep,-1.4 + box .8 .9 .4 level b0 c180 @3,.2+keep,1.4 mir
    + box .8 .9 .4 level b0 c180 @3,.2+keep,-4.2 mir + box .8 .9 .4 level b0 c180 @1.5,.2+keep,1.4 mir + box .8 .9 .4 level b0 c180 @1.5,.2+keep,-4.2 mir
    + box .8 .9 .4 level b0 c180 @0,.2+keep,1.4 + box .8 .9 .4 level b0 c180 @0,.2+keep,-4.2
house, home, building, story, storey | 6 | main plaster, trim roofTiles, frame grain #5d3d22, base cobbles, door wood #7a4a28, window light #f7d98c, chimney bricks | tile 3
  vary width 5.4~6.4 ridge 2.3~2.8
  base: box .2+width .5 5.2 level b.04
  walls.main: slab width -2.5,.4 2.5,.4 2.5,3 0,3+ridge -2.5,3 level b0 ry90
  roof.trim: box .9+width .16 2.3024+.7132ridge level b.03 @0,.01,1.1012+.3566ridge rx16.8765+11.2513ridge @0,3+ridge,0
    + box .9+width .16 2.3024+.7132ridge level b.03 @0,.01,1.1012+.3566ridge rx16.8765+11.2513ridge @0,3+ridge,0 ry180
  roof.frame: box 1+width .2 .24 b.04 @0,3.06+ridge,0
  frame: box .26 2.6 .26 b.03 @.5width,.45,-2.5 mir + box .26 2.6 .26 b.03 @.5width,.45,2.5 mir + box .2 .2 5 b.03 @.5width,2.85,0 mir
    + box .2 -.3+ridge .2 b.03 @.5width,3,0 mir + box width .2 .22 b.03 @0,2.8,-2.5 + box width .2 .22 b.03 @0,2.8,2.5
  door: box 1 1.95 .12 b.03 @-.12width,.395,2.53
  door.frame: box 1.3 .16 .2 b.02 @-.12width,2.34,2.53 + box .15 2 .2 b.02 @-.58-.12width,.4,2.53 + box .15 2 .2 b.02 @.58-.12width,.4,2.53
    + ball .06 s10 @.36-.12width,1.35,2.63
  step.base: box 1.7 .3 .7 b.04 @-.12width,0,2.93
  windows.window: box .95 .95 .08 b0 @-.37width,1.275,2.5 + box .95 .95 .08 b0 @.24width,1.275,2.5 + box .95 .95 .08 b0 @-1.2,1.225,.5width ry90
    + box .95 .95 .08 b0 @1.2,1.225,.5width ry90 + block .95 .95 .08 b0 *.8,.8,1 @0,3.75,.5width ry90 + box .95 .95 .08 b0 @-1.2,1.225,.5width ry270
    + box .95 .95 .08 b0 @1.2,1.225,.5width ry270 + block .95 .95 .08 b0 *.8,.8,1 @0,3.75,.5width ry270 + box .95 .95 .08 b0 @0,1.275,2.5 ry180
  windows.frame: box 1.2 .14 .18 b.02 @-.37width,2.2,2.5 + box 1.3 .14 .26 b.02 @-.37width,1.16,2.5 + box .13 1 .18 b.02 @.5-.37width,1.25,2.5
    + box .13 1 .18 b.02 @-.5-.37width,1.25,2.5 + box .06 1 .12 b0 @-.37width,1.25,2.51 + box 1 .06 .12 b0 @-.37width,1.72,2.5
    + box 1.2 .14 .18 b.02 @.24width,2.2,2.5 + box 1.3 .14 .26 b.02 @.24width,1.16,2.5 + box .13 1 .18 b.02 @.5+.24width,1.25,2.5
    + box .13 1 .18 b.02 @-.5+.24width,1.25,2.5 + box .06 1 .12 b0 @.24width,1.25,2.51 + box 1 .06 .12 b0 @.24width,1.72,2.5
    + box 1.2 .14 .18 b.02 @-1.2,2.15,.5width ry90 + box 1.3 .14 .26 b.02 @-1.2,1.11,.5width ry90 + box .13 1 .18 b.02 @-.7,1.2,.5width ry90
    + box .13 1 .18 b.02 @-1.7,1.2,.5width ry90 + box .06 1 .12 b0 @-1.2,1.2,.01+.5width ry90 + box 1 .06 .12 b0 @-1.2,1.67,.5width ry90
    + box 1.2 .14 .18 b.02 @1.2,2.15,.5width ry90 + box 1.3 .14 .26 b.02 @1.2,1.11,.5width ry90 + box .13 1 .18 b.02 @1.7,1.2,.5width ry90
    + box .13 1 .18 b.02 @.7,1.2,.5width ry90 + box .06 1 .12 b0 @1.2,1.2,.01+.5width ry90 + box 1 .06 .12 b0 @1.2,1.67,.5width ry90
    + box 1.2 .14 .18 b.02 @0,.45,0 *.8,.8,1 @0,3.75,.5width ry90 + box 1.3 .14 .26 b.02 @0,-.59,0 *.8,.8,1 @0,3.75,.5width ry90
    + box .13 1 .18 b.02 @.5,-.5,0 *.8,.8,1 @0,3.75,.5width ry90 + box .13 1 .18 b.02 @-.5,-.5,0 *.8,.8,1 @0,3.75,.5width ry90
    + box .06 1 .12 b0 @0,-.5,.01 *.8,.8,1 @0,3.75,.5width ry90 + block 1 .06 .12 b0 *.8,.8,1 @0,3.75,.5width ry90
    + box 1.2 .14 .18 b.02 @-1.2,2.15,.5width ry270 + box 1.3 .14 .26 b.02 @-1.2,1.11,.5width ry270 + box .13 1 .18 b.02 @-.7,1.2,.5width ry270
    + box .13 1 .18 b.02 @-1.7,1.2,.5width ry270 + box .06 1 .12 b0 @-1.2,1.2,.01+.5width ry270 + box 1 .06 .12 b0 @-1.2,1.67,.5width ry270
    + box 1.2 .14 .18 b.02 @1.2,2.15,.5width ry270 + box 1.3 .14 .26 b.02 @1.2,1.11,.5width ry270 + box .13 1 .18 b.02 @1.7,1.2,.5width ry270
    + box .13 1 .18 b.02 @.7,1.2,.5width ry270 + box .06 1 .12 b0 @1.2,1.2,.01+.5width ry270 + box 1 .06 .12 b0 @1.2,1.67,.5width ry270
    + box 1.2 .14 .18 b.02 @0,.45,0 *.8,.8,1 @0,3.75,.5width ry270 + box 1.3 .14 .26 b.02 @0,-.59,0 *.8,.8,1 @0,3.75,.5width ry270
    + box .13 1 .18 b.02 @.5,-.5,0 *.8,.8,1 @0,3.75,.5width ry270 + box .13 1 .18 b.02 @-.5,-.5,0 *.8,.8,1 @0,3.75,.5width ry270
    + box .06 1 .12 b0 @0,-.5,.01 *.8,.8,1 @0,3.75,.5width ry270 + block 1 .06 .12 b0 *.8,.8,1 @0,3.75,.5width ry270
    + box 1.2 .14 .18 b.02 @0,2.2,2.5 ry180 + box 1.3 .14 .26 b.02 @0,1.16,2.5 ry180 + box .13 1 .18 b.02 @.5,1.25,2.5 ry180
    + box .13 1 .18 b.02 @-.5,1.25,2.5 ry180 + box .06 1 .12 b0 @0,1.25,2.51 ry180 + box 1 .06 .12 b0 @0,1.72,2.5 ry180
  chimney: box .7 2.2 .7 level b.03 @-.28width,1.7+ridge,-.9 + box .9 .2 .9 level b.04 @-.28width,3.8+ridge,-.9
  hinge door -.5-.12width,.4,2.53
tower, castle tower, keep, wizard tower | 12 | main blocks, trim roofTiles, door wood, window light #ffd27a, flag cloth #b3261e, pole iron | tile 3
  vary radius 1.75~2.05 tall 6.6~7.6
  walls.main: lathe .5+radius,0 .45+radius,.6 .1+radius,1 -.1+radius,tall .45+radius,.6+tall .45+radius,1.3+tall .1+radius,1.3+tall .1+radius,.8+tall level
    swap uv1,-1
  battlements.main: box .7 .75 .36 level b.04 @0,1.275+tall,.27+radius o10
  corbels.main: box .26 .5 .4 b.04 @0,.05+tall,.2+radius o16
  roof.main: cyl -.27+radius 1.2 level b0 swap @0,.8+tall,0
  roof.trim: lathe 0,4.8+tall .1,4.5+tall -.0825+.55radius,3.1+tall .15+radius,1.85+tall -.05+radius,1.85+tall 0,2+tall swap
  flag.pole: cyl .05 1.3 b0 s8 @0,4.6+tall,0
  flag: slab .05 0,0 1.25,.28 0,.6 b0 @.04,5.25+tall,0
  door.main: slab 1.2 -.85,0 .85,0 .85,1.5 .7853,1.8253 .601,2.101 .3253,2.2853 0,2.35 -.3253,2.2853 -.601,2.101 -.7853,1.8253 -.85,1.5 level b.05 @0,0,radius
  door: slab .2 -.62,0 .62,0 .62,1.45 .5728,1.6873 .4384,1.8884 .2373,2.0228 0,2.07 -.2373,2.0228 -.4384,1.8884 -.5728,1.6873 -.62,1.45 b0 @0,.02,.56+radius
  windows.main: slab .5 -.34,0 .34,0 .34,.8 .3141,.9301 .2404,1.0404 .1301,1.1141 0,1.14 -.1301,1.1141 -.2404,1.0404 -.3141,.9301 -.34,.8 b.04 @0,4.1,radius
    + 4*slab .5 -.34,0 .34,0 .34,.8 .3141,.9301 .2404,1.0404 .1301,1.1141 0,1.14 -.1301,1.1141 -.2404,1.0404 -.3141,.9301 -.34,.8 b.04 @0,5.1-.7i,radius
    ry75+75i
  windows.window: slab .2 -.2,0 .2,0 .2,.75 .1848,.8265 .1414,.8914 .0765,.9348 0,.95 -.0765,.9348 -.1414,.8914 -.1848,.8265 -.2,.75 b0 @0,4.2,.18+radius
    + 4*slab .2 -.2,0 .2,0 .2,.75 .1848,.8265 .1414,.8914 .0765,.9348 0,.95 -.0765,.9348 -.1414,.8914 -.1848,.8265 -.2,.75 b0 @0,5.2-.7i,.18+radius ry75+75i
windmill, wind mill, mill | 11 | main plaster, trim roofTiles #8a4a30, wood grain #6d4626, sail cloth #efe6d0, window light #ffdc96, base cobbles | tile 3
  vary spin 15~40 radius 1.9~2.1
  tower.main: lathe radius,.5 .66radius,6.6 level s8 c10 swap ry22.5
  tower.base: lathe .35+radius,0 .2+radius,.9 level s8 c10 swap ry22.5
  tower.wood: lathe .6radius,3.1 .7+.84radius,3.3 .7+.84radius,3.45 .6radius,3.45 .6radius,3.1 s8 c10 ry22.5
  cap.trim: lathe 0,8.6 .5,8.35 1.1,7.6 1.55,6.75 1.55,6.55 c50 swap
  door.wood: box 1 1.8 .2 b.04 @0,.05,.92radius
  windows.window: box .55 .75 .16 b0 @0,4.225,.7136radius + box .55 .75 .16 b0 @0,2.025,.827radius ry90 + box .55 .75 .16 b0 @0,4.625,.693radius ry90
    + box .55 .75 .16 b0 @0,2.025,.827radius ry270 + box .55 .75 .16 b0 @0,4.625,.693radius ry270 + box .55 .75 .16 b0 @0,3.625,.7445radius ry45
  windows.wood: box .75 .12 .24 b0 @0,4.97,.7136radius + box .75 .12 .28 b0 @0,4.11,.7136radius + box .75 .12 .24 b0 @0,2.77,.827radius ry90
    + box .75 .12 .28 b0 @0,1.91,.827radius ry90 + box .75 .12 .24 b0 @0,5.37,.693radius ry90 + box .75 .12 .28 b0 @0,4.51,.693radius ry90
    + box .75 .12 .24 b0 @0,2.77,.827radius ry270 + box .75 .12 .28 b0 @0,1.91,.827radius ry270 + box .75 .12 .24 b0 @0,5.37,.693radius ry270
    + box .75 .12 .28 b0 @0,4.51,.693radius ry270 + box .75 .12 .24 b0 @0,4.37,.7445radius ry45 + box .75 .12 .28 b0 @0,3.51,.7445radius ry45
  sails.wood: cyl .16 1.6 b0 s12 rx90 @0,7.2,.8 + ball .3 .3 .18 s24 @0,7.2,2.2 + box .14 4.2 .12 b0 rzspin @0,7.2,2.2
    + 7*box 1.1 .07 .06 b0 @.5,.965+.5i,.04 rzspin @0,7.2,2.2 + box .07 3.2 .06 b0 @1.03,.9,.04 rzspin @0,7.2,2.2
    + box .14 4.2 .12 b0 rz90+spin @0,7.2,2.2 + 7*box 1.1 .07 .06 b0 @.5,.965+.5i,.04 rz90+spin @0,7.2,2.2
    + box .07 3.2 .06 b0 @1.03,.9,.04 rz90+spin @0,7.2,2.2 + box .14 4.2 .12 b0 rz180+spin @0,7.2,2.2
    + 7*box 1.1 .07 .06 b0 @.5,.965+.5i,.04 rz180+spin @0,7.2,2.2 + box .07 3.2 .06 b0 @1.03,.9,.04 rz180+spin @0,7.2,2.2
    + box .14 4.2 .12 b0 rz270+spin @0,7.2,2.2 + 7*box 1.1 .07 .06 b0 @.5,.965+.5i,.04 rz270+spin @0,7.2,2.2
    + box .07 3.2 .06 b0 @1.03,.9,.04 rz270+spin @0,7.2,2.2
  sails.sail: 4*slab .03 .08,.95 1,.95 1,4.05 .08,4.05 b0 ry6 rzspin+90i @0,7.2,2.22
  hinge sails 0,7.2,2.2
well, wishing well, water well, stone well | 2.5 | main blocks, trim roofTiles, wood grain #6d4828, water liquid, rope thatch, iron iron | tile 1.5
  vary radius .78~.88 tall 2~2.15
  wall.main: lathe radius,0 radius,.75 -.24+radius,.75 -.24+radius,.1 level swap uv1,-1 + box .37 .14 .34 b.04 @0,.73,-.11+radius o14
  water: cyl -.25+radius .04 b0 @0,.45,0
  frame.wood: box .13 -.2+tall .13 b.015 @-.1+radius,.2,0 mir + box .1 .1 .95 b.012 @-.1+radius,-.15+tall,0 mir
    + box .08 .45 .08 b.01 @-.1+radius,-.145+tall,0 mir
  roof.trim: box .3+2radius .07 .85 level b.015 @0,-.035,.4 rx38 @0,.34+tall,0 ry180 + box .3+2radius .07 .85 level b.015 @0,-.035,.4 rx38 @0,.34+tall,0
  roof.wood: box .36+2radius .09 .1 b.015 @0,.325+tall,0
  winch.wood: cyl .085 -.15+2radius b0 s14 rz90 @-.08+radius,1.5,0
  winch.rope: 7*ring .09 .02 6 s16 rz88 @-.12+.04i,1.5,0 + cyl .02 .42 b0 s8 @0,1,.09
  winch.iron: bar .025 -.05+radius,1.5,0 .14+radius,1.5,0 .15+radius,1.5,.02 .15+radius,1.24,.1 .16+radius,1.22,.1 .34+radius,1.22,.1 s8 c40
  bucket.wood: lathe .13,.86 .17,1.1 .145,1.1 .11,.89 s18 @0,0,.09
  bucket.iron: bar .01 .16,1.06,.09 .1478,1.1136,.09 .1131,1.159,.09 .0612,1.1893,.09 0,1.2,.09 -.0612,1.1893,.09 -.1131,1.159,.09 -.1478,1.1136,.09
    -.16,1.06,.09 s6
tent, canvas tent, tent canvas, camping tent, camp, pavilion | 1.7 | main cloth #c98a3c, poles grain #6d4a2a, inside cloth #4a3420, rope thatch | tile 1.2
  vary width 1~1.2 long 2~2.4
  canvas.main: slab long 0,1.6 .45width,.832 width,0 -.07+width,0 -.05+.45width,.8 0,1.51 .05-.45width,.8 .07-width,0 -width,0 -.45width,.832 b0
  canvas.inside: slab .04 .08-width,.005 -.08+width,.005 .42width,.8 0,1.48 -.42width,.8 b0 @0,0,.1-.5long
  flaps.main: slab .035 0,1.58 -.45width,.832 -width,0 -.5width,0 -.28width,.8 b0 ry-12 @0,0,.01+.5long
    + slab .035 0,1.58 .45width,.832 width,0 .5width,0 .28width,.8 b0 ry12 @0,0,.01+.5long
  poles: cyl .035 1.76 b0 s10 @0,0,-.03-.5long + cyl .035 1.76 b0 s10 @0,0,.03+.5long + cyl .03 .2+long b0 s10 rx90 @0,1.61,-.1-.5long
  ropes.rope: bar .013 0,1.6,-.5long .25+width,.06,-.32-.5long s6 mir + bar .013 0,1.6,.5long .25+width,.06,.32+.5long s6 mir
  pegs.poles: cone .03 .16 s8 rz14 @.25+width,0,-.32-.5long mir + cone .03 .16 s8 rz14 @.25+width,0,.32+.5long mir
`;
