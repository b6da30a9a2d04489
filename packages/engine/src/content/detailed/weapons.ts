/** Weapons in more detail than those of `subjects`: names | height in metres | surfaces | texture and pile, then a clause a line. */
export const weapons = `
axe, ax, hatchet, battle axe, woodcutter axe | .8 | main steel, trim grain #7a4a26, grip leather | tile .5
  vary reach .26~.31 beard .2~.25
  head.main: slab .085 -.05,.06 .05,.07 .6reach,.13 reach,beard .0126+reach,.8beard .0224+reach,.6beard .0294+reach,.4beard .0336+reach,.2beard .035+reach,0
    .0336+reach,-.2beard .0294+reach,-.4beard .0224+reach,-.6beard .0126+reach,-.8beard reach,-beard .6reach,-.1 .05,-.07 -.05,-.06 b.008 taperzx2.98
    @0,.72,0 + box .12 .07 .075 b.015 @-.08,.685,0
  handle.trim: bar .03>.0248>.0248>.03 .02,0,0 0,.12,0 .012,.4,0 0,.86,0 s12 *1.15,1,.85
  handle.main: cyl .022 .03 b0 @0,.85,0
  handle.grip: 8*ring .03 .007 6 s16 *1.1,1,.9 rz8 @.008,.07+.02i,0
bomb, explosive | .4 | main iron #2d2f35, fuse thatch #c9b07a, spark ember, cap steel | tile .5
  vary radius .29~.31 lean 14~24
  body.main: ball radius s32 @0,radius,0
  cap: cyl .1 .08 b.012 @0,-.025+radius,0 rz-lean @0,radius,0
  fuse: bar .02 0,.03+radius,0 .0071,.055+radius,.0113 .0269,.08+radius,.0186 .0553,.105+radius,.0195 .0862,.13+radius,.0135 .1125,.155+radius,.0028
    .1269,.18+radius,-.0089 .1235,.205+radius,-.0174 .0989,.23+radius,-.0199 s8 rz-lean @0,radius,0
  spark: ball .04 s24 @.0989,.24+radius,-.0199 rz-lean @0,radius,0 + cone .014 .085 s6 @0,.03,0 rx70 o6 @.0989,.24+radius,-.0199 rz-lean @0,radius,0
    + cone .014 .085 s6 @0,.03,0 rx30 o5:20 @.0989,.25+radius,-.0199 rz-lean @0,radius,0
bow, longbow, archer bow, hunting bow, bow and arrow | 1.4 | main grain #7a4826, trim leather, string cloth #efe8d8, tip steel,
    feather cloth #b3261e | tile .5, lying
  vary curve .26~.33
  limbs.main: bar
    .012>.0132>.0143>.0155>.0167>.0178>.019>.0202>.0213>.0225>.0237>.0248>.026>.0248>.0237>.0225>.0213>.0202>.019>.0178>.0167>.0155>.0143>.0132>.012 .15,0,0
    .0875+.1597curve,.0583,0 .025+.3056curve,.1167,0 .4375curve,.175,0 .5556curve,.2333,0 .6597curve,.2917,0 .75curve,.35,0 .8264curve,.4083,0
    .8889curve,.4667,0 .9375curve,.525,0 .9722curve,.5833,0 .9931curve,.6417,0 curve,.7,0 .9931curve,.7583,0 .9722curve,.8167,0 .9375curve,.875,0
    .8889curve,.9333,0 .8264curve,.9917,0 .75curve,1.05,0 .6597curve,1.1083,0 .5556curve,1.1667,0 .4375curve,1.225,0 .025+.3056curve,1.2833,0
    .0875+.1597curve,1.3417,0 .15,1.4,0 s12 *1,1,1.3
  grip.trim: bar .034 .9722curve,.5833,0 .9931curve,.6417,0 curve,.7,0 .9931curve,.7583,0 .9722curve,.8167,0 s14 *1,1,1.2
  string: bar .006 .0875+.1597curve,.0583,0 .02,.7,0 s6 + bar .006 .02,.7,0 .0875+.1597curve,1.3417,0 s6
  arrow.main: cyl .011 .86 b0 s8 rz-90 @0,.7,.02
  arrow.tip: cone .032 .1 s4 rz-90 @.85,.7,.02
  arrow.feather: box .13 .045 .004 b0 @.09,.7075,.02 + box .13 .045 .004 b0 @.09,.0075,0 rx120 @0,.7,.02 + box .13 .045 .004 b0 @.09,.0075,0 rx240 @0,.7,.02
  limbs.tip: ball .016 s24 @.15,0,0 + ball .016 s24 @.15,1.4,0
hammer, mallet, thor hammer | .9 | main iron, trim grain #6d4526, band gold, grip leather | tile .5
  vary long .42~.5 thick .2~.235
  head.main: box .62long thick thick b.025 @0,.8-.5thick,0 + box .22long 1.1thick 1.1thick b.04 @.43long,.8-.55thick,0 mir
  head.band: box .035 .02+thick .02+thick b.02 @.3long,.79-.5thick,0 mir
  handle.trim: cyl .032 .8 .028 b0 s14
  handle.band: cyl .042 .04 b.01 + cyl .045 .05 b.01 @0,.64,0 + cyl .05 .03 b.01 @0,.795+.5thick,0
  handle.grip: 9*ring .033 .008 6 s16 rz10 @0,.08+.024i,0
shield, heater shield, knight shield, kite shield | .75 | main paint #2d4f9e, trim steel, emblem gold | tile .5
  vary point -.62~-.52 bar .05~.07
  rim.trim: slab .05 .0212,.4664 .2332,.4876 .4452,.4452 .4558,.159 .4134,-.106 .2968,-.3604 .1378,-.53 0,1.06point -.1378,-.53 -.2968,-.3604 -.4134,-.106
    -.4558,.159 -.4452,.4452 -.2332,.4876 -.0212,.4664 b.015 bendzx-.55 bendzy-.12
  face.main: slab .04 .019,.418 .209,.437 .399,.399 .4085,.1425 .3705,-.095 .266,-.323 .1235,-.475 0,.95point -.1235,-.475 -.266,-.323 -.3705,-.095
    -.4085,.1425 -.399,.399 -.209,.437 -.019,.418 b.01 bendzx-.55 bendzy-.12 @0,0,.022
  emblem: slab .03 -bar,-.42 bar,-.42 bar,.06 .3,.06 .3,.06+2bar bar,.06+2bar bar,.36 -bar,.36 -bar,.06+2bar -.3,.06+2bar -.3,.06 -bar,.06 b.008 bendzx-.55
    bendzy-.12 @0,0,.042
  boss.trim: ball .1 .1 .055 s24 @0,.06+bar,.05
sword, longsword, blade, excalibur | 1.1 | main steel, trim gold, grip leather, jewel crystal #b3162e | tile .7
  vary width .042~.052 guard .13~.17 droop -14~10
  blade.main: loft .002,0,0 .0005,0,.001 -.0005,0,.001 -.002,0,0 -.0005,0,-.001 .0005,0,-.001 / .72width,.1,0 .18width,.1,.007 -.18width,.1,.007
    -.72width,.1,0 -.18width,.1,-.007 .18width,.1,-.007 / .86width,.2,0 .215width,.2,.009 -.215width,.2,.009 -.86width,.2,0 -.215width,.2,-.009
    .215width,.2,-.009 / width,.85,0 .25width,.85,.011 -.25width,.85,.011 -width,.85,0 -.25width,.85,-.011 .25width,.85,-.011 c12
  guard.trim: box guard .035 .04 b.01 @.5guard,-.0175,0 rzdroop @0,.865,0 mir
    + ball .026 s24 @.0052+.9994guard+.0001droop,.8702-.0349guard+.0026droop,0 mir + box .06 .055 .052 b.012 @0,.8375,0
  guard.jewel: ball .017 .017 .0102 s24 @0,.865,.027
  grip: cyl .018 .17 .016 b0 @0,.88,0 + 7*ring .0175 .004 6 s16 rx12 @0,.9+.022i,0
  pommel.trim: ball .032 .0304 .024 s24 @0,1.075,0
  pommel.jewel: ball .015 .015 .0075 s24 @0,1.075,.024
`;
