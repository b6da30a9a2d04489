/** Nature in more detail than those of `subjects`: names | height in metres | surfaces | texture and pile, then a clause a line. */
export const nature = `
apple, fruit, red apple | .1 | main paint #c4242c, stem bark, leaf plant | tile .8
  vary wide .48~.53
  body.main: lathe 0,.1 .1565wide,.0809 .3099wide,.0572 .4567wide,.065 .5935wide,.1 .7168wide,.1504 .8227wide,.2101 .9076wide,.2764 .9677wide,.3471 wide,.42
    1.0019wide,.4929 .9718wide,.5636 .9093wide,.6299 .8153wide,.6893 .692wide,.7382 .5433wide,.7663 .3742wide,.7509 .1907wide,.6846 0,.64 s36 c80 wave5:.02
  stem: bar .022>.036 0,.6,0 .01,.8,0 .06,.98,.01
  leaf: ball .176 .016 .0832 s16 @.16,0,0 bendyx-.9 rz26 ry-40~20 @.03,.84,0
cactus, saguaro | 2 | main plant #3f8a45, flower petal, soil earth #c9a368, spines bone #f0ead2 | tile .9
  vary low .7~.85 high .95~1.1 turn -15~15
  stem.main: pill .3 2 s48 wave12:.1
  arms.main: bar .16 .2,low,0 .2819,.0056+low,0 .3607,.0224+low,0 .4333,.0495+low,0 .497,.0861+low,0 .5492,.1307+low,0 .588,.1815+low,0 .6119,.2366+low,0
    .62,.294+low,0 s16 + pill .165 .65~.8 .14 s36 wave12:.1 @.62,.174+low,0
    + bar .16 .2,high,0 .2741,.0051+high,0 .3454,.0202+high,0 .4111,.0448+high,0 .4687,.0779+high,0 .516,.1182+high,0 .5511,.1642+high,0 .5727,.2141+high,0
    .58,.266+high,0 s16 *-1,1,1 ryturn + pill .165 .45~.6 .14 s36 wave12:.1 @-.58,.146+high,0 ryturn
  spines: 8*cone .012 .13 s5 rx90 @0,.35+.19i,.27 o12
  flower: ball .054 .036 .108 s10 rx-35 @0,2.03,.09 o6 + ball .05 s10 @0,2.06,0
  soil: blob .62 .08 2 10 *1,.16,1 @0,.02,0
crystal, crystal cluster, amethyst, quartz, mana crystal, mineral | .7 | main crystal, trim stone | tile .6
  cluster.main: lathe .1125,0 .15,.72 .01,1 s6 c5 bendxy.045 *1,.95~1.05,1
    + 7*lathe .066,0 .088,.39 .005,.56 s6 c5 *.75~1.25,.72~1.28,.75~1.25 rx20~40 @0,0,.06 ry-14+51.4i~14+51.4i
  base.trim: blob .36 .22 1.8 8 c12 *1,.32,1 @0,.03,0
flower, blossom | .5 | main petal, centre earth #e0a81f, stem plant | tile .2
  vary tilt 48~60
  petals.main: ball .0346 .0099 .0713 s16 bendyz2.2 @0,0,.1 o10 rxtilt @0,.44,.03
    + ball .0346 .0099 .0713 s16 bendyz2.2 @0,0,.1 *.8 @0,.013,0 o10:18 rxtilt @0,.44,.03
  centre: blob .055 .12 5 *1,.5,1 @0,.012,0 rxtilt @0,.44,.03
  stem: bar .011 .02,0,0 0,.1,0 -.015,.28,0 0,.4,.005 0,.44,.03
  leaves.stem: 2*ball .099 .0072 .0378 s16 @.1,0,0 bendyx-.9 rz15 ry-30+190i~10+190i @0,.12+.07i,0
mushroom, toadstool, fungus, shroom | .3 | main petal #c4261d, stem skin #efe3cb, spots plaster #f6f0e0, gills pages #e3d3b0 | tile .2
  vary spread .46~.56 rise .3~.4 lean -.05~.05 start 0~60
  stem: lathe 0,0 .17,.01 .2,.07 .15,.22 .125,.45 .14,.58 0,.6 c70 bendxylean
  stem.gills: lathe .13,.4 .2,.36 .21,.375 .13,.44 .13,.4 c70 bendxylean
  cap.main: lathe .96spread,.53 1.01spread,.54 1spread,.56+0rise .9595spread,.56+.2817rise .8413spread,.56+.5406rise .6549spread,.56+.7557rise
    .4154spread,.56+.9096rise .1423spread,.56+.9898rise 0,.56+rise 0,.6 .9spread,.56 .96spread,.53 s36 c70 bendxylean
  cap.gills: lathe 0,.545 .12,.54 .95spread,.528 .95spread,.56 0,.58 s36 bendxylean
  spots: ball .09 .0288 .09 s14 rx9 @0,.56+rise,.035spread bendxylean
    + 6*ball .07 .0224 .07 s14 *.857~1.214 rx41 @0,.56+.8rise,.6spread rystart-9+60i~start+9+60i bendxylean
    + 9*ball .06 .0192 .06 s14 *.75~1.167 rx71 @0,.56+.36rise,.934spread rystart+14+40i~start+26+40i bendxylean
pine, pine tree, fir, fir tree, spruce, conifer, evergreen | 6 | main leaves #2f6a3a, trim bark | tile 1.8
  vary broad 1.35~1.6
  trunk.trim: cyl .26 1.6 .2 b0 s12
  needles.main: lathe 0,1.1 .6broad,1.02 1broad,.85 .55broad,1.45 .2broad,2 0,2.35 s44 c50 wave11:.13:0:-.14 ry0~60
    + lathe 0,1.8167 .518broad,1.7367 .8633broad,1.5667 .4748broad,2.1667 .1727broad,2.7167 0,3.0333 s44 c50 wave11:.13:0:-.14 ry0~60
    + lathe 0,2.5333 .436broad,2.4533 .7267broad,2.2833 .3997broad,2.8833 .1453broad,3.4333 0,3.7167 s44 c50 wave11:.13:0:-.14 ry0~60
    + lathe 0,3.25 .354broad,3.17 .59broad,3 .3245broad,3.6 .118broad,4.15 0,4.4 s44 c50 wave11:.13:0:-.14 ry0~60
    + lathe 0,3.9667 .272broad,3.8867 .4533broad,3.7167 .2493broad,4.3167 .0907broad,4.8667 0,5.0833 s44 c50 wave11:.13:0:-.14 ry0~60
    + lathe 0,4.6833 .19broad,4.6033 .3167broad,4.4333 .1742broad,5.0333 .0633broad,5.5833 0,5.7667 s44 c50 wave11:.13:0:-.14 ry0~60
pumpkin, gourd, squash | .35 | main skin #dd7a1c, stem plant #6d7a35 | tile .3
  vary squat .72~.84
  body.main: lathe 0,-.32 .06,-.36 .15,-.44 .29,-.4 .415,-.25 .475,0 .415,.25 .29,.4 .15,.44 .06,.36 0,.32 ~ s66 c80 wave10:.05 *1,squat,1
  stem: bar .075>.045 0,.3squat,0 0,.02+.45squat,0 .05,.04+.56squat,.02 .13,.05+.62squat,.03 s7 c20
rock, stone, boulder, pebble | .8 | main stone | tile .5333
  body.main: blob .6 .3 1.3 9 c14 @0,.27,0 flat.02 @0,-.27,0 *1.05~1.25,.8~.95,1
    + blob .26 .3 1.3 9 c14 @0,.117,0 flat.02 @.55~.65,-.275,.2~.4 + blob .19 .3 1.3 9 c14 @0,.085,0 flat.02 @-.72~-.6,-.275,.3
tree, oak tree, deciduous tree | 5 | main leaves, trim bark | tile 1.6
  vary sway -.15~.15 start 0~60
  trunk.trim: bar .42>.21>.18>.15>.12 0,0,0 0,.25,0 .3sway,1,.02 sway,2.1,0 sway,3,0 s12
    + 5*bar .15>.05 0,.2,0 0,.06,.35 0,0,.62 s8 ry-17+72i~17+72i + 5*bar .12>.05 0,1.5,0 0,2.1,.5 0,2.7,.95 s7 ry-17+72i~17+72i @sway,.1i,0
  crown.main: blob 1.25 .13 2.4 14 c80 *1,.86,1 @sway,3.6,0 + 6*blob .72~.92 .13 2.4 14 c80 *1,.86,1 @0,2.85~3.25,.98 rystart+60i @sway,0,0
    + blob .78 .13 2.4 14 c80 *1,.86,1 @sway-.4~sway+.4,4.35,-.3~.3
`;
