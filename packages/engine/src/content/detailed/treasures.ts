/** Treasures in more detail than those of `subjects`: names | height in metres | surfaces | texture and pile, then a clause a line. */
export const treasures = `
bell, church bell, school bell, jingle bell | .6 | main bronze, trim grain #6b4526, clapper iron | tile .5
  vary flare .36~.4
  bell.main: lathe -.05+flare,0 flare,.01 -.01+flare,.06 .29,.16 .24,.34 .21,.5 .15,.58 .06,.62 0,.625 0,.59 .12,.55 .18,.48 .21,.34 .26,.16 -.05+flare,.05
    -.05+flare,0 s40 c50 @0,.05,0 + ring .325 .014 8 s40 @0,.18,0 + ring .235 .014 8 s40 @0,.51,0 + ring .055 .022 rx90 @0,.72,0
  clapper: ball .075 s24 @0,.075,0 + cyl .015 .5 b0 s8 @0,.1,0
  yoke.trim: box .72 .1 .11 b.02 @0,.78,0
  yoke.clapper: cyl .03 .06 b0 s12 rz90 @-.35,.83,0 + cyl .03 .06 b0 s12 rz90 @.41,.83,0
coin, gold coin, money, doubloon, token | .04 | main gold | tile 1.2, lying
  body.main: cyl .45 .08 b0 s48 @0,-.04,0 rx90
  rim.main: lathe .42,-.065 .485,-.065 .5,-.05 .5,.05 .485,.065 .42,.065 .4,.035 .4,-.035 .42,-.065 s48 rx90 + box .02 .1 .02 b0 @0,-.05,.489 o60 rx90
  emblem.main: slab .16~.19 0,.27 -.06,.1039 -.2338,.135 -.12,0 -.2338,-.135 -.06,-.1039 0,-.27 .06,-.1039 .2338,-.135 .12,0 .2338,.135 .06,.1039 b.045
crown, royal crown | .16 | main gold, jewel crystal #c21f3d, second crystal #2457c4, lining cloth #7a1626 | tile .2
  band.main: lathe .105,0 .114,0 .117,.05 .108,.05 .105,0 s48 + ring .113 .008 s48 @0,.006,0 + ring .115 .0072 s48 @0,.05,0
  spikes.main: slab .008 -.0471,0 .0471,0 .0141,.045 0,.085 -.0141,.045 b.002 bendzx-4.2 rx9 @0,.05,.112 o7 + ball .013 s16 @0,.146,.13 o7
  jewels.jewel: ball .0112 .014 .007 s12 @0,.085,.126 o7 + ball .011 .011 .0066 s12 @0,.028,.117 o7:25.7
  jewels.second: ball .0143 .0117 .0078 s12 @0,.028,.117 o7
  lining: blob .099 .06 *1,.72,1 @0,.041,0 flat.05 @0,.004,0
gear, cog, cogwheel, gearwheel, sprocket, parts cog | .3 | main bronze, trim iron | tile .7, lying
  rim.main: lathe .3,-.07 .32,-.09 .4,-.09 .4,.09 .32,.09 .3,.07 .3,-.07 s52 rx90
  teeth.main: slab .17 -.0599,.38 .0599,.38 .0348,.52 -.0348,.52 b.012 + 12*slab .17 -.0599,.38 .0599,.38 .0348,.52 -.0348,.52 b.012 rz27.6923+27.6923i
  arms.main: box .075 .24 .09 b.015 @0,.08,0 + 4*box .075 .24 .09 b.015 @0,.08,0 rz72+72i
  hub.main: cyl .13 .2 b.02 @0,-.1,0 rx90
  hub.trim: cyl .06 .26 b.012 s6 c10 @0,-.13,0 rx90 + cyl .014 .22 b0 s8 @0,-.11,.1 o6 rx90
gem, jewel, diamond, ruby, emerald, sapphire, gemstone, cut gem | .06 | main crystal #21a7d8 | tile 2
  vary table .52~.6
  stone.main: lathe 0,0 .012,0 .3,.36 .5,.58 .5,.62 .42,.76 .55table,.84 0,.84 s10 c3
wizard hat, pointed hat, magic hat, sorcerer hat | .45 | main cloth #4a3a8c, trim leather #5a3518, buckle gold | tile .3
  vary droop .1~.2 brim .36~.41
  cone.main: lathe .205,.02 .185,.12 .15,.25 .12,.34 .085,.46 .045,.58 .012,.68 0,.69 c60 @0,-.05,0 bendxy1.23droop @0,.05,0
  brim.main: lathe .17,.012 .3,0 brim,.03 .004+brim,.044 -.01+brim,.05 .3,.024 .17,.045 .17,.012 s40 c60 bendyx.11 bendyz-.045
  band.trim: lathe .18,.05 .205,.05 .194,.11 .17,.11 .18,.05
  buckle: box .085 .075 .016 b.006 @0,.0425,.2
  buckle.trim: box .05 .04 .018 b0 @0,.06,.202
  stars.buckle: star 5 .034 .014 .012 rx-14 @0,.2,.163 ry25 @0,-.05,0 bendxy1.23droop @0,.05,0
    + star 5 .034 .014 .012 rx-14 @0,.27,.142 ry-30 @0,-.05,0 bendxy1.23droop @0,.05,0
    + star 5 .034 .014 .012 rx-14 @0,.36,.116 ry8 @0,-.05,0 bendxy1.23droop @0,.05,0
    + star 5 .034 .014 .012 rx-14 @0,.24,.152 ry80 @0,-.05,0 bendxy1.23droop @0,.05,0
  tip.buckle: ball .026 s24 @0,.69,0 @0,-.05,0 bendxy1.23droop @0,.05,0
heart, love heart, heart container, health heart, life heart, heart emoji, emoji heart | .4 | main paint #d3243b | tile 1.2
  body.main: dome .2 0,.1562 -.0055,.1869 -.0408,.2616 -.1212,.3381 -.239,.3725 -.3657,.3416 -.4633,.2507 -.5,.125 -.4633,-.0081 -.3657,-.1328 -.239,-.2467
    -.1212,-.3514 -.0408,-.4426 -.0055,-.5075 0,-.5312 .0055,-.5075 .0408,-.4426 .1212,-.3514 .239,-.2467 .3657,-.1328 .4633,-.0081 .5,.125 .4633,.2507
    .3657,.3416 .239,.3725 .1212,.3381 .0408,.2616 .0055,.1869 c70 *1,1,.9~1.15
key, skeleton key, door key, old key | .12 | main gold, trim crystal #c2243c | tile .6, lying
  shaft.main: cyl .035 .72 b.01 s16 + cyl .055 .035 b.01 @0,.7,0 + cyl .06 .05 b.012 @0,.62,0
  bow.main: ring .095 .03 10 rx90 @0,.96,0 + ring .095 .03 10 rx90 @.125,.83,0 mir
  bow.trim: ball .05 .05 .035 s24 @0,.875,0
  teeth.main: box .13~.19 .055 .045 b.008 @.1,.0325,0 + box .13~.19 .055 .045 b.008 @.1,.1175,0 + box .13~.19 .055 .045 b.008 @.1,.2025,0
    + box .05 .285 .045 b.006 @.05,.0125,0
potion, elixir, poison, bottle of poison, poison bottle, magic bottle, bottle of magic, health potion, mana potion | .25 | main potion, trim grain, glass glass, cord gold | tile .1667
  vary radius .3~.36 fill .38~.5
  liquid.main: lathe 0,.08radius .3147radius,.1355radius -.0095+.4157radius+.0216fill,-.0048+.1793radius+.0109fill
    -.0177+.5108radius+.0402fill,-.0118+.2349radius+.0269fill -.0242+.5986radius+.0551fill,-.0208+.3014radius+.0472fill
    -.0288+.6778radius+.0654fill,-.0314+.378radius+.0713fill -.031+.7473radius+.0705fill,-.0432+.4634radius+.0982fill
    -.0307+.8061radius+.0699fill,-.0559+.5566radius+.1271fill -.0278+.8533radius+.0632fill,-.0691+.6561radius+.157fill
    -.0221+.8883radius+.0502fill,-.0822+.7606radius+.1868fill -.0136+.9106radius+.0309fill,-.0947+.8685radius+.2153fill
    -.0024+.9197radius+.0055fill,-.1063+.9783radius+.2416fill .0113+.9157radius-.0258fill,-.1164+1.0883radius+.2646fill
    .0275+.8986radius-.0624fill,-.1246+1.1972radius+.2832fill .0457+.8686radius-.1038fill,-.1305+1.3032radius+.2965fill
    .0656+.8262radius-.1492fill,-.1336+1.4048radius+.3036fill s32
  liquid.glass: ball .03 s24 @.08,.5,.7radius + ball .022 s24 @-.1,.42,.7radius + ball .018 s24 @.02,.62,.7radius
  bottle.glass: lathe 0,.005 .4384radius,.1012radius .5495radius,.1645radius .6517radius,.2415radius .7431radius,.3309radius .8225radius,.4312radius
    .8884radius,.5408radius .9397radius,.658radius .9757radius,.7807radius .9957radius,.9071radius .9994radius,1.0349radius .9868radius,1.1622radius
    .958radius,1.2868radius .9135radius,1.4067radius .8542radius,1.52radius .7808radius,1.6248radius .6947radius,1.7193radius .5972radius,1.8021radius
    .4899radius,1.8718radius .3746radius,1.9272radius .11,2.05radius .105,.22+2radius .15,.23+2radius .15,.27+2radius s32
  cord: ring .118 .022 @0,.02+2.06radius,0
  cork.trim: cyl .09 .17 .12 b.015 @0,.2+2radius,0
ring, magic ring, wedding ring, diamond ring | .03 | main gold, jewel crystal #d01f45 | tile .8
  vary wide .08~.11
  band.main: lathe .4,-wide .44,-.01-wide .48,-.6wide .49,0 .48,.6wide .44,.01+wide .4,wide .39,0 .4,-wide s56 c60 rx90 @0,.49,0
  setting.main: lathe 0,.92 .09,.94 .15,1.06 .17,1.1 .14,1.1 .1,1.02 0,1 s20 + bar .02>.014 0,1,.11 0,1.1,.18 0,1.19,.2 0,1.22,.16 s6 o4:45 + ball .035 s24 @.15,.95,0 mir
  stone.jewel: lathe .03,1.02 .2,1.16 .2,1.19 .13,1.27 s6 c3
scroll, parchment, papyrus | .35 | main pages, trim grain #6b4226, knob gold, ink leather #6b3a22, seal wax #a8202a | tile .3
  vary wide .26~.3
  sheet.main: side wide .013,.06 .0377,.1025 .048,.145 .0377,.1875 .013,.23 -.0117,.2725 -.022,.315 -.0117,.3575 .013,.4 .007,.4 -.0177,.3575 -.028,.315
    -.0177,.2725 .007,.23 .0317,.1875 .042,.145 .0317,.1025 .007,.06 b0
  rolls.main: cyl .035 wide b0 s20 rz90 @.5wide,.045,0 + cyl .035 wide b0 s20 rz90 @.5wide,.415,0
  rods.trim: cyl .016 .1+wide b0 s14 rz90 @.05+.5wide,.045,0 + cyl .016 .1+wide b0 s14 rz90 @.05+.5wide,.415,0
  rods.knob: ball .024 s24 @.055+.5wide,.045,0 mir + ball .024 s24 @.055+.5wide,.415,0 mir
  writing.ink: block .12~.22 .007 .004 b0 @-.02,.3388,-.0172 + block .12~.22 .007 .004 b0 @-.02,.3031,-.0197
    + block .12~.22 .007 .004 b0 @-.02,.2674,-.0078 + block .12~.22 .007 .004 b0 @-.02,.2317,.0134 + block .12~.22 .007 .004 b0 @-.02,.196,.0351
    + block .12~.22 .007 .004 b0 @-.02,.1603,.0481
  seal: cyl .032 .012 b.004 s20 rx90 @.3wide,.125,-.01
star, power star, gold star | .4 | main gold #f5c62e | tile 1.2
  vary inner .24~.28
  body.main: loft 0,.0108,-.19 -.0118inner,.0162inner,-.19 -.0103,.0033,-.19 -.019inner,-.0062inner,-.19 -.0063,-.0087,-.19 0inner,-.02inner,-.19
    .0063,-.0087,-.19 .019inner,-.0062inner,-.19 .0103,.0033,-.19 .0118inner,.0162inner,-.19 / 0,.297,-.11 -.3233inner,.445inner,-.11 -.2825,.0918,-.11
    -.5231inner,-.17inner,-.11 -.1746,-.2403,-.11 0inner,-.55inner,-.11 .1746,-.2403,-.11 .5231inner,-.17inner,-.11 .2825,.0918,-.11
    .3233inner,.445inner,-.11 / 0,.54,-.02 -.5878inner,.809inner,-.02 -.5136,.1669,-.02 -.9511inner,-.309inner,-.02 -.3174,-.4369,-.02 0inner,-1inner,-.02
    .3174,-.4369,-.02 .9511inner,-.309inner,-.02 .5136,.1669,-.02 .5878inner,.809inner,-.02 / 0,.54,.02 -.5878inner,.809inner,.02 -.5136,.1669,.02
    -.9511inner,-.309inner,.02 -.3174,-.4369,.02 0inner,-1inner,.02 .3174,-.4369,.02 .9511inner,-.309inner,.02 .5136,.1669,.02 .5878inner,.809inner,.02 /
    0,.297,.11 -.3233inner,.445inner,.11 -.2825,.0918,.11 -.5231inner,-.17inner,.11 -.1746,-.2403,.11 0inner,-.55inner,.11 .1746,-.2403,.11
    .5231inner,-.17inner,.11 .2825,.0918,.11 .3233inner,.445inner,.11 / 0,.0108,.19 -.0118inner,.0162inner,.19 -.0103,.0033,.19 -.019inner,-.0062inner,.19
    -.0063,-.0087,.19 0inner,-.02inner,.19 .0063,-.0087,.19 .019inner,-.0062inner,.19 .0103,.0033,.19 .0118inner,.0162inner,.19 c25 *1,1,.88~1.12
`;
