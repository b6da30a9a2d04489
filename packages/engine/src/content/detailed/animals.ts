/** Animals in more detail than those of `subjects`: names | height in metres | surfaces | texture and pile, then a clause a line. */
export const animals = `
dog, puppy, hound, beagle, terrier, great dane, saint bernard, collie, rottweiler, doberman, mastiff | .6 | main fur #b07a42, collar leather #b3261e, belly fur #ecdcc0, dark rubber #1e1a19, tag gold | tile .4
  vary long .46~.54
  body.main: pill .135 .2+long .15 s22 @0,-.1-.5long,0 rx90 *.92,1,1 @0,.42,0
  body.belly: ball .1062 .125 .0875 s24 @0,.4,.02+.5long
  leg_front_left/right.main: pill .04 .4 .06 s14 @.085,.015,.5long
  leg_front_left/right.belly: ball .0494 .0364 .065 s24 @.085,.036,.03+.5long
  leg_back_left/right.main: pill .04 .4 .08 s14 @.085,.015,.02-.5long
  leg_back_left/right.belly: ball .0494 .0364 .065 s24 @.085,.036,.05-.5long
  head.main: pill .09 .26 s16 rx38 @0,.46,.02+.5long + ball .1187 .1187 .125 s24 @0,.7,.16+.5long
    + ball .0272 .085 .051 s24 @0,-.055,0 rz15~35 @.1,.775,.13+.5long mir
  head.belly: pill .058 .17 .068 s16 rx98 *1.05,.9,1 @0,.675,.19+.5long
  head.dark: ball .0336 .0238 .0224 s24 @0,.69,.365+.5long + ball .019 s24 @.052,.74,.265+.5long mir
  collar: lathe .085,-.02 .112,-.02 .112,.02 .085,.02 .085,-.02 s22 rx38 @0,.57,.09+.5long
  collar.tag: ball .025 .025 .01 s24 @0,.53,.21+.5long
  tail.main: bar .05>.03 0,.46,-.06-.5long 0,.54,-.18-.5long 0,.66,-.24-.5long .03,.76,-.2-.5long s12 + ball .03 s24 @.03,.76,-.2-.5long
fish, goldfish, trout, salmon, carp, koi, turbot, cod, herring, sardine | .25 | main skin #e8852a, fins petal #f0a94a, eye paint #f4f4f0, pupil rubber #141416 | tile .4
  vary tall .25~.3
  body.main: ovals .02,.02,-.52 .06,.36tall,-.48 .115,.72tall,-.36 .145,tall,-.16 .125,.92tall,.08 .08,.55tall,.28 .04,.26tall,.44 .02,.24tall,.52 ry90
  tail.fins: slab .022 .46,.05 .66,.26 .86,.32 .76,.12 .72,0 .76,-.12 .86,-.32 .66,-.26 .46,-.05 b.008
  fins: slab .022 -.24,.9tall -.12,.17+tall .08,.14+tall .26,.55tall 0,.8tall b.008 + slab .022 .02,-.85tall .16,-.12-tall .24,-.5tall b.008
    + slab .018 -.14,.02 .1,.08 .16,-.02 .06,-.14 b.006 ry-28 @-.02,-.06,.16 mirz
  eyes.eye: ball .046 .046 .0276 s24 @-.355,.07,.108 mirz
  eyes.pupil: ball .026 .026 .0156 s24 @-.36,.07,.128 mirz
  mouth.fins: ring .04 .014 8 s18 rz90 *1,1,.9 @-.52,-.01,0
horse, pony, stallion, mare, foal | 2 | main fur #8a5630, saddle leather, mane fur #2b1d15, hoof rubber #2a2420, blanket cloth #a02a2a | tile 1
  vary neck .9~1
  body.main: pill .33 1.5 .34 s26 @0,-.75,0 rx90 *.86,1,1 @0,1.18,0 + ball .3168 .36 .342 s24 @0,1.2,-.48 + ball .294 .357 .315 s24 @0,1.2,.45
  leg_front_left/right.main: bar .15>.0863>.065>.07 .16,1.2,.46 .16,.66,.54 .16,.6,.54 .16,.12,.5 s14 + ball .076 s16 @.16,.63,.545 + ball .072 s16 @.16,.16,.5
  leg_front_left/right.hoof: lathe .115,0 .08,.14 s18 @.16,0,.52
  leg_back_left/right.main: bar .15>.0863>.065>.07 .16,1.2,-.5 .16,.72,-.5 .16,.6,-.62 .16,.12,-.6 s14 + ball .076 s16 @.16,.63,-.6
    + ball .072 s16 @.16,.16,-.6
  leg_back_left/right.hoof: lathe .115,0 .08,.14 s18 @.16,0,-.58
  head.main: bar .29>.15 0,1.15,.5 0,1.45,.68 0,1.2+.62neck,.83 0,1.35+.62neck,.93 s18 *.82,1,1
    + pill .095 .62 .165 *.85,1,1 @0,-.5,0 rx-38 @0,1.37+.62neck,.95 + ball .1419 .165 .165 s24 @0,1.33+.62neck,.97
    + cone .055 .2 s12 *1,1,.6 rz-12 @.075,1.46+.62neck,.92 mir
  head.hoof: ball .03 s24 @.118,1.32+.62neck,1.05 mir + ball .018 .018 .0126 s24 @.045,1.02+.62neck,1.272 mir
  mane: ball .0588 .14 .112 s24 rx-30 @0,1.5,.36 + ball .0588 .14 .112 s24 rx-30 @0,1.4912+.0775neck,.4137
    + ball .0588 .14 .112 s24 rx-30 @0,1.4825+.155neck,.4675 + ball .0588 .14 .112 s24 rx-30 @0,1.4738+.2325neck,.5212
    + ball .0588 .14 .112 s24 rx-30 @0,1.465+.31neck,.575 + ball .0588 .14 .112 s24 rx-30 @0,1.4562+.3875neck,.6287
    + ball .0588 .14 .112 s24 rx-30 @0,1.4475+.465neck,.6825 + ball .0588 .14 .112 s24 rx-30 @0,1.4387+.5425neck,.7362
    + ball .0588 .14 .112 s24 rx-30 @0,1.43+.62neck,.79 + ball .04 .09 .03 s16 rx-20 @0,1.45+.62neck,1.02
  tail.mane: bar .05>.1207>.1375>.0877>.05 0,1.32,-.78 0,1.3,-.95 0,1,-1.04 .03,.6,-1.03 .03,.42,-1 s14
  saddle.blanket: box .52 .04 .6 b.006 @0,1.8,-.02 layy
  saddle: slab .42 .34,0 .3234,.1236 .2751,.2351 .1998,.3236 .1051,.3804 0,.4 -.1051,.3804 -.1998,.3236 -.2751,.2351 -.3234,.1236 -.34,0 -.306,0 -.291,.1112
    -.2476,.2116 -.1799,.2912 -.0946,.3424 0,.36 .0946,.3424 .1799,.2912 .2476,.2116 .291,.1112 .306,0 b.015 @0,1.17,-.02
    + block .24 .13 .06 b.025 rx-12 @0,1.6,-.24 + box .1 .12 .07 b.025 @0,1.54,.18
`;
