/** Street in more detail than those of `subjects`: names | height in metres | surfaces | texture and pile, then a clause a line. */
export const street = `
anvil, blacksmith anvil | .85 | main iron #55595f, trim bark, top grain #a3794c | tile .5
  vary horn .3~.36
  anvil.main: box .36 .07 .24 b.015 @0,.44,0 + slab .17 -.18,0 .18,0 .1,.06 .085,.12 .13,.19 -.16,.19 -.085,.12 -.1,.06 b.015 @0,.5,0
    + box .46 .13 .2 b.014 @-.05,.675,0 + lathe .066,0 .06,.45horn .035,.8horn 0,horn s20 c70 rz-90 *1,.95,1.4 @.16,.738,0
  stump.trim: cyl .27 .44 .25 b0 s22 wave5:.05:18 wave9:.03:3.6
  stump.top: cyl .235 .012 b0 s22 @0,.4343,0
  stump.main: ring .272 .014 8 @0,.33,0 + ring .278 .014 8 @0,.1,0
campfire, camp fire, bonfire, fire, fire pit | .8 | main ember, stones stone, logs bark, core light #ffe27a, cut grain #c79a63 | tile .5
  stones: 10*blob .1~.125 .22 1.4 7 c16 *1.1,.85,1 @0,.08,.5 ry36i
  logs: 5*cyl .06 .62 b0 s12 rx-40 @0,.06,.38 ry10+72i
  logs.cut: 5*cyl .052 .008 b0 s12 @0,.618,0 rx-40 @0,.06,.38 ry10+72i
  flames.main: lathe 0,0 .119,.08 .17,.25 .122,.5 .051,.78 0,1 s14 c80 *1,.85~.95,1 bendxy.13 @0,.1,0
    + 5*lathe 0,0 .077,.08 .11,.25 .08,.5 .033,.78 0,1 s14 c80 *1,.45~.68,1 bendxy-.27~.27 bendzy-.2~.2 @0,.1,.13 ry-15+72i~15+72i
  flames.core: lathe 0,0 .084,.04 .12,.125 .0864,.25 .036,.39 0,.5 s14 c80 bendxy.19 @0,.14,.08
fence, picket fence | 1 | main grain #b08a5c, trim grain #7d5c38 | tile .8
  pickets.main: 9*slab .03 -.0689,0 .0689,0 .0689,.85 0,.95 -.0689,.85 b.006 *1,.96~1.05,1 rz-.8~.8 @-.8889+.2222i,0,.03
  rails.trim: box 2.2 .09 .04 b.008 @0,.235,-.005 + box 2.2 .09 .04 b.008 @0,.635,-.005
  posts.trim: box .12 1.05 .12 b.012 @1.1,0,0 mir + box .16 .04 .16 b.01 @1.1,1.04,0 mir
ladder, wooden ladder, step ladder, stepladder | 2.6 | main grain #a3763f, trim thatch | tile .8, lying
  vary wide .26~.31
  rails.main: block .07 2.6 .06 b.012 rz1.2 @wide,1.3,0 rx-12 mir
  rungs.main: 8*cyl .026 .0912+2wide-.0126i b0 s12 rz90 @.0456+wide-.0063i,.22+.3143i,.02 rx-12
  rope.trim: ring .05 .013 6 s14 rx90 rx75 @.0206+wide,.2,0 rx-12 mir + ring .05 .013 6 s14 rx90 rx75 @.0206+wide,.24,0 rx-12 mir
    + ring .05 .013 6 s14 rx90 rx75 @.0143+wide,.5143,0 rx-12 mir + ring .05 .013 6 s14 rx90 rx75 @.0143+wide,.5543,0 rx-12 mir
    + ring .05 .013 6 s14 rx90 rx75 @.008+wide,.8286,0 rx-12 mir + ring .05 .013 6 s14 rx90 rx75 @.008+wide,.8686,0 rx-12 mir
    + ring .05 .013 6 s14 rx90 rx75 @.0017+wide,1.1429,0 rx-12 mir + ring .05 .013 6 s14 rx90 rx75 @.0017+wide,1.1829,0 rx-12 mir
    + ring .05 .013 6 s14 rx90 rx75 @-.0045+wide,1.4571,0 rx-12 mir + ring .05 .013 6 s14 rx90 rx75 @-.0045+wide,1.4971,0 rx-12 mir
    + ring .05 .013 6 s14 rx90 rx75 @-.0108+wide,1.7714,0 rx-12 mir + ring .05 .013 6 s14 rx90 rx75 @-.0108+wide,1.8114,0 rx-12 mir
    + ring .05 .013 6 s14 rx90 rx75 @-.0171+wide,2.0857,0 rx-12 mir + ring .05 .013 6 s14 rx90 rx75 @-.0171+wide,2.1257,0 rx-12 mir
    + ring .05 .013 6 s14 rx90 rx75 @-.0234+wide,2.4,0 rx-12 mir + ring .05 .013 6 s14 rx90 rx75 @-.0234+wide,2.44,0 rx-12 mir
signpost, sign, wooden sign, sign post, guidepost | 1.8 | main wood, trim grain #6a4728, stones stone, nails iron | tile .7
  vary upper .92~1.08 middle .92~1.08 low .92~1.08
  post.trim: cyl .07 1.75 .06 b0 s12 + cyl .06 .08 .02 b0 s12 @0,1.75,0
  boards.main: slab .05 -.22,-.11 .62upper,-.11 .16+.62upper,0 .62upper,.11 -.22,.11 -.16,.02 b.008 rz2 @0,0,.085 ry-18 @0,1.52,0
    + slab .05 -.22,-.11 .55middle,-.11 .16+.55middle,0 .55middle,.11 -.22,.11 -.16,.02 b.008 rz-2 *-1,1,1 @0,0,.085 ry14 @0,1.2,0
    + slab .05 -.22,-.11 .45low,-.11 .16+.45low,0 .45low,.11 -.22,.11 -.16,.02 b.008 rz2 @0,0,.085 ry8 @0,.9,0
  boards.nails: cyl .014 .02 b0 s8 rx90 @0,-.05,.022 rz2 @0,0,.085 ry-18 @0,1.52,0 + cyl .014 .02 b0 s8 rx90 @0,.05,.022 rz2 @0,0,.085 ry-18 @0,1.52,0
    + cyl .014 .02 b0 s8 rx90 @0,-.05,.022 rz-2 *-1,1,1 @0,0,.085 ry14 @0,1.2,0 + cyl .014 .02 b0 s8 rx90 @0,.05,.022 rz-2 *-1,1,1 @0,0,.085 ry14 @0,1.2,0
    + cyl .014 .02 b0 s8 rx90 @0,-.05,.022 rz2 @0,0,.085 ry8 @0,.9,0 + cyl .014 .02 b0 s8 rx90 @0,.05,.022 rz2 @0,0,.085 ry8 @0,.9,0
  stones: 7*blob .08~.11 .22 1.4 7 c16 *1,.8,1 @0,.05,.13 ry51.43i
snowman, snow man | 1.6 | main snow, scarf cloth #c22a2a, carrot skin #e8761c, dark rubber #232326, sticks bark | tile .9
  vary size .42~.47 belly .31~.34
  body.main: ball size .92size size s24 @0,.86size,0 + ball belly .95belly belly s24 @0,1.6size+.6belly,0
  head.main: ball .235 s24 @0,.17+1.6size+1.32belly,0
  head.carrot: cone .045 .26 s14 rx90 @0,.17+1.6size+1.32belly,.21
  head.dark: ball .03 s24 @.085,.24+1.6size+1.32belly,.207 mir + ball .018 s24 @.09,.117+1.6size+1.32belly,.199 mir
    + ball .018 s24 @.045,.093+1.6size+1.32belly,.211 mir + ball .018 s24 @0,.085+1.6size+1.32belly,.215
  arms.sticks: bar .028>.016 -.25,-.22+1.6size+1.32belly,0 -.5,-.1+1.6size+1.32belly,.02 -.72,-.02+1.6size+1.32belly~.16+1.6size+1.32belly,.03 s8
    + bar .014 .58,-.06+1.6size+1.32belly,.02 .68,-.1+1.6size+1.32belly,.06 s6 mir
    + bar .028>.016 .25,-.22+1.6size+1.32belly,0 .5,-.1+1.6size+1.32belly,.02 .72,-.02+1.6size+1.32belly~.16+1.6size+1.32belly,.03 s8
  buttons.dark: ball .03 s24 @0,-.14+1.6size+.6belly,-.0719+1.1084belly + ball .03 s24 @0,1.6size+.6belly,-.005+belly
    + ball .03 s24 @0,.14+1.6size+.6belly,-.0719+1.1084belly
  scarf: ring .17 .055 @0,-.01+1.6size+1.32belly,0 + slab .05 -.05,0 .05,0 .07,-.3 -.05,-.3 b.015 rz12 rx-14 @.09,-.02+1.6size+1.32belly,.2
  hat.dark: cyl .27 .03 b.01 @0,.35+1.6size+1.32belly,0 + cyl .17 .26 .175 b.01 @0,.37+1.6size+1.32belly,0
  hat.scarf: cyl .178 .06 b0 @0,.385+1.6size+1.32belly,0
streetlamp, street lamp, street light, lamp post, lamppost, streetlight, lantern post, post lantern, light post, lightpost, light pole | 3.6 | main iron #34383c, trim light #ffdf9a | tile 1.2
  vary tall 2.6~2.9
  post.main: lathe .24,0 .24,.12 .18,.16 .17,.42 .11,.5 .08,.62 .1,.66 .065,.72 .05,tall s16 + ball .085 s24 @0,.7tall,0
  arms.main: bar .022 0,-.45+tall,0 .22,-.3+tall,0 .34,-.42+tall,0 s8 mir + ball .04 s24 @.34,-.42+tall,0 mir
  lamp.main: cyl .12 .08 .17 b0 s6 c20 @0,tall,0 + block .028 .48 .028 b0 rx8 @0,.31+tall,.185 o6
  lamp.trim: cyl .145 .46 .21 b0 s6 c20 @0,.08+tall,0
  roof.main: cyl .29 .05 b0 s6 c20 @0,.54+tall,0 + cyl .27 .24 .06 b0 s6 c20 @0,.59+tall,0 + ball .065 s24 @0,.87+tall,0
`;
