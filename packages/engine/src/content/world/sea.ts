/** Sea animals, insects and other small creatures: names | height in metres | surfaces, then a clause a line. */
export const sea = `
shark, great white shark, megalodon | 1.2 | skin skin #6f8798, belly snow, white snow
  skin: side .5 -2.2,.7 -1.2,.62 0,.9 1.2,.95 2,.75 2.2,.62 1.6,.4 .4,.22 -1,.42 -2.2,.6 ~ b.12 + side .06 -.2,.9 -.5,1.4 -.65,1.5 -.5,.85
    + side .07 -2.1,.66 -2.7,1.3 -2.85,1.3 -2.5,.6 -2.7,.15 -2.6,.12 -2.1,.55 + plan .05 .2,.9 1,.1 1.1,-.05 .2,.4 rz-18 @0,.36,-.1
    + plan .05 -.2,.9 -1,.1 -1.1,-.05 -.2,.4 rz18 @0,.36,-.1
  belly: side .42 -1.2,.45 0,.6 1.2,.6 1.9,.55 1.6,.36 .4,.18 -1,.38 ~ b.1
  dark: box .46 .05 .3 rx-12 @0,.46,1.7
  pupil: ball .05 @.25,.72,1.55 mir
  white: pyr .05 .08 .04 rx180 n6:.065,0,0 @0,.5,1.86 + pyr .04 .07 .05 rx180 n5:0,0,.07 @.2,.5,1.65 mir
  dark: box .02 .2 .03 n4:0,0,.1 @.25,.5,.9 mir
whale, blue whale, humpback whale, sperm whale, moby dick | 3 | skin skin #3f6a94, belly skin #c9d6e0, spray snow, white snow
  skin: side 2.2 -3.2,1.1 -1.5,.9 .4,2 2,2.3 3,1.9 3.2,1.2 2.9,.5 1.5,.15 0,.2 -1.6,.6 ~ b.5
    + plan .12 0,0 .9,-.9 1.2,-1 .7,-.1 0,.6 -.7,-.1 -1.2,-1 -.9,-.9 rx24 @0,1.2,-3.2 + plan .1 .6,.6 1.7,-.3 1.7,-.6 .6,-.2 rz-14 @.4,.5,.8 mir
  belly: side 1.7 -.6,.5 .6,.4 2.8,.85 3.05,.8 2.8,.35 1.5,.08 0,.14 ~ b.3
  pupil: ball .1 @1.1,1.15,1.9 mir
  white: ball .13 @1.06,1.15,1.9 mir
  spray: tube .06>.1 0,2.2,1.7 0,2.9,1.7 .25,3.2,1.7 .45,3,1.7 mir
  dark: box 2.22 .04 1.2 rx6 @0,.95,2.3
dolphin, porpoise | 1.1 | skin skin #5f8aa8, belly snow
  skin: side .5 -1.5,.75 -.8,.5 .2,.75 1,.7 1.35,.5 1.7,.46 1.7,.38 1.3,.3 .8,.22 0,.22 -.9,.32 ~ b.14 + side .06 -.05,.7 -.4,1.1 -.5,1.1 -.4,.65
    + plan .05 0,0 .4,-.4 .5,-.4 .3,0 0,.25 -.3,0 -.5,-.4 -.4,-.4 rx-18 @0,.72,-1.4 + plan .04 .15,.5 .65,0 .65,-.1 .15,.2 rz-24 @.05,.28,.2 mir
  belly: side .4 -.6,.34 .3,.4 1.2,.36 1.3,.28 .8,.18 0,.18 ~ b.1
  pupil: ball .035 @.22,.52,1.0 mir
  dark: box .3 .015 .3 rx-4 @0,.4,1.5
orca, killer whale | 1.5 | skin rubber #1d2026, belly snow
  skin: side .8 -1.6,.8 -.8,.55 .2,.95 1.1,.85 1.6,.55 1.3,.3 .8,.2 0,.2 -.9,.35 ~ b.2 + side .08 -.05,.85 -.3,1.6 -.4,1.6 -.4,.75
    + plan .06 0,0 .5,-.4 .6,-.4 .35,0 0,.25 -.35,0 -.6,-.4 -.5,-.4 rx-12 @0,.8,-1.5 + plan .06 .25,.5 .8,0 .8,-.15 .25,.1 rz-24 @.1,.3,.3 mir
  belly: side .66 -.6,.36 .3,.42 1.3,.4 1.45,.34 .8,.14 0,.14 ~ b.12 + ball .05 .1 .18 rx-14 @.37,.7,1.05 mir
  pupil: ball .035 @.38,.58,1.2 mir
octopus, giant octopus, baby octopus, kraken | 1.2 | skin skin #c4502f, belly skin #f0a88a
  skin: ball .4 .48 .42 @0,.95,-.1 + tube .14>.03 .2,.6,.1 .5,.3,.3 .8,.08,.5 1.1,.12,.5 1.2,.3,.35
    + tube .14>.03 .25,.6,0 .6,.3,-.1 1,.08,-.2 1.3,.14,-.1 1.35,.35,-.05 + tube .14>.03 .1,.6,.25 .25,.25,.6 .35,.07,1 .6,.1,1.15 .7,.25,1.05
    + tube .14>.03 .15,.6,-.2 .4,.25,-.6 .6,.07,-.9 .9,.1,-.9 + tube .14>.03 -.2,.6,.1 -.5,.3,.3 -.8,.08,.5 -1.1,.12,.5 -1.2,.3,.35
    + tube .14>.03 -.25,.6,0 -.6,.3,-.1 -1,.08,-.2 -1.3,.14,-.1 + tube .14>.03 -.1,.6,.25 -.25,.25,.6 -.35,.07,1 -.6,.1,1.15 -.5,.3,1.2
    + tube .14>.03 -.15,.6,-.2 -.4,.25,-.6 -.6,.07,-.9 -.9,.1,-.9 + ball .32 .22 .3 @0,.62,0
  belly: ball .05 .05 .03 @.5,.22,.4 + ball .04 .04 .03 @.3,.14,.75 + ball .04 .04 .03 @-.3,.14,.75 + ball .05 .05 .03 @-.5,.22,.4
  eyes: eyes .11 .19 @0,.8,.26
squid, giant squid, cuttlefish | 1.6 | skin skin #d86a7a, belly skin #f5b5bd
  skin: lathe .2,.7 .26,.9 .24,1.2 .12,1.5 0,1.65 ~ + slab .04 0,1.65 .4,1.3 .1,1.15 mir + ball .2 .16 .2 @0,.66,0
    + tube .05>.015 .12,.6,0 .22,.35,0 .16,.15,.02 .24,0,.05 o8 + tube .03>.02 .1,.6,.12 .2,.3,.3 .35,.1,.3 .5,.12,.3 mir
  belly: ball .06 .1 .03 @.5,.12,.3 mir
  eyes: eyes .08 .14 @0,.7,.14
jellyfish, jelly fish, medusa jellyfish | .8 | bell liquid #c98ae0, arm petal #e8b5f0, spot light #f5d0ff
  bell: lathe .3,.5 .34,.55 .3,.72 .16,.84 0,.87 ~
  arm: tube .022>.008 .22,.52,0 .28,.36,.03 .2,.2,-.02 .28,.02,.03 o10 + tube .05>.02 .06,.52,0 .1,.36,.05 .03,.2,0 .08,.06,.04 o4 + ring .3 .03 @0,.5,0
  spot: ball .035 .02 .035 @.14,.83,0 o6 + ball .035 .03 .02 @.28,.68,.1 o6
crab, hermit crab, giant crab, king crab | .35 | shell paint #d8452a, belly wax #f0c9a0, horn rubber #2a1c1a
  shell: ball .34 .16 .24 @0,.24,0 + tube .05>.03 .28,.24,.1 .46,.3,.22 .42,.3,.4 mir + ball .12 .1 .15 @.4,.3,.46 mir
    + tube .05>.008 .34,.34,.54 .3,.36,.66 .36,.33,.72 mir + tube .05>.008 .46,.28,.54 .46,.26,.68 .38,.28,.73 mir
    + tube .035>.012 .28,.22,.02 .5,.34,.02 .62,0,.08 mir + tube .035>.012 .27,.22,-.08 .5,.34,-.12 .62,0,-.16 mir
    + tube .035>.012 .24,.22,-.16 .42,.34,-.28 .5,0,-.38 mir + cyl .018 .12 @.09,.34,.16 mir
  belly: ball .3 .1 .2 @0,.19,.02
  eyes: eyes .04 .09 @0,.48,.16
lobster, crayfish, shrimp, prawn | .25 | shell paint #c4302b, horn rubber
  shell: pillz .11 .5 @0,.16,.15 + ball .1 .085 .09 @0,.15,-.16 + ball .09 .075 .08 @0,.14,-.28 + ball .08 .065 .07 @0,.13,-.39
    + plan .02 0,0 .06,-.16 0,-.2 -.06,-.16 @0,.12,-.44 + plan .02 .02,0 .2,-.12 .16,-.18 .03,-.1 @0,.12,-.44 mir
    + tube .04>.03 .09,.15,.3 .24,.18,.42 .2,.18,.6 mir + ball .08 .06 .12 @.2,.18,.68 mir + cone .04 .14 rx80 @.17,.19,.76 mir
    + cone .03 .12 rx84 @.25,.18,.76 mir + tube .018>.008 .1,.14,.2 .24,.2,.24 .3,0,.3 mir + tube .018>.008 .1,.14,.1 .24,.2,.1 .32,0,.1 mir
    + tube .018>.008 .1,.14,0 .24,.2,-.04 .3,0,-.08 mir + tube .008>.003 .04,.2,.4 .15,.4,.7 .3,.42,1 mir
  eyes: eyes .025 .06 @0,.24,.38
starfish, sea star | .08 | skin skin #e8803a, dot wax #f8d0a0
  skin: tube .045>.018 0,.04,0 .1,.04,0 .22,.03,.02 o5 + ball .07 .045 .07 @0,.035,0 + ball .019 @.22,.03,.02 o5
  dot: ball .012 .008 .012 @.07,.082,0 o5 + ball .01 .007 .01 @.12,.073,.005 o5 + ball .008 .006 .008 @.17,.062,.01 o5 + ball .014 .01 .014 @0,.08,0
seahorse, sea horse | .3 | skin skin #f0a83a, fin petal #f7d98a
  skin: tube .022>.045 -.03,.06,0 -.06,.03,0 -.09,.06,0 -.06,.1,0 -.02,.12,0 0,.2,0 + tube .045>.055 0,.2,0 .03,.28,0 .01,.36,0
    + tube .05>.03 .01,.36,0 -.03,.44,0 0,.5,0 + ball .05 .045 .042 @.02,.51,0 + rodx .016 .1 .02 @.09,.49,0 + cone .014 .05 @0,.54,0
    + cone .012 .04 rz30 @-.03,.52,0 + ring .056 .006 n4:0,.035,0 @.01,.29,0
  fin: slab .012 -.03,.24 -.1,.3 -.09,.36 -.03,.36
  pupil: ball .012 @.03,.525,.04 mirz
clownfish, clown fish, tropical fish, nemo, angelfish, betta fish, piranha | .15 | skin paint #f0701c, mark snow, fin rubber #2a201c
  skin: ball .05 .07 .1 @0,.09,0 + side .012 -.09,.09 -.16,.14 -.15,.09 -.16,.04 ~ + side .012 .04,.15 -.02,.19 -.07,.17 -.06,.13
    + plan .008 .04,.03 .1,-.02 .09,-.05 .04,-.02 rz-20 @0,.07,0 mir
  mark: ringz .0465 .008 *1.1,1.5,1.4 @0,.09,.035 + ringz .047 .006 *1.02,1.4,1 @0,.09,-.03 + ringz .025 .006 *1,1.4,1 @0,.09,-.085
  fin: side .011 -.15,.14 -.17,.145 -.165,.09 -.17,.035 -.15,.04 -.155,.09
  eyes: eyes .012 .036 @0,.105,.068
pufferfish, puffer fish, blowfish | .3 | skin skin #e8c85a, belly snow, spike bone, fin wax #d9a83a
  skin: ball .14 @0,.15,0 + side .015 -.13,.15 -.22,.22 -.2,.15 -.22,.08 + plan .012 .12,.03 .2,0 .19,-.05 .12,-.02 @0,.14,0 mir
  belly: ball .135 .12 .135 @0,.128,.01
  spike: cone .009 .05 s6 rx90 @0,0,.135 o10 @0,.15,0 + cone .009 .05 s6 rx55 @0,.08,.11 o8 @0,.15,0 + cone .009 .05 s6 rx25 @0,.125,.06 o5 @0,.15,0
    + cone .009 .05 s6 rx125 @0,-.08,.11 o8 @0,.15,0
  dark: ball .02 .014 .01 @0,.15,.145
  eyes: eyes .028 .07 @0,.19,.105
swordfish, marlin, sailfish, tuna, barracuda | .6 | skin skin #2f5a8a, belly snow, fin rubber #22405f
  skin: side .26 -1,.3 -.4,.22 .3,.44 .8,.38 .95,.32 .6,.18 0,.12 -.5,.2 ~ b.08 + cone .03 .7 s8 rx90 @0,.33,.9
  belly: side .22 -.4,.22 .3,.28 .9,.3 .6,.14 0,.09 ~ b.06
  fin: side .02 .3,.4 .1,.68 0,.6 -.3,.4 -.2,.34 + side .02 -.95,.3 -1.25,.65 -1.12,.3 -1.25,-.02 -.95,.28 + plan .015 .1,.2 .4,-.05 .1,.05 rz-20 @0,.2,.2 mir
  eyes: eyes .03 .1 @0,.36,.66
stingray, manta ray, ray fish, manta | .3 | skin skin #6a7a8a, belly snow, dot snow
  skin: plan .1 0,.6 .25,.5 .9,.05 .95,-.05 .5,-.25 .15,-.5 0,-.55 -.15,-.5 -.5,-.25 -.95,-.05 -.9,.05 -.25,.5 b.03 @0,.1,0 + ball .22 .1 .4 @0,.18,.05
    + tube .04>.008 0,.15,-.45 0,.14,-.9 .1,.12,-1.4 + cone .04 .14 rx90 @.14,.15,.52 mir
  dot: ball .04 .01 .04 @.3,.205,.1 mir + ball .035 .01 .035 @.45,.205,-.05 mir + ball .03 .01 .03 @.25,.205,-.2 mir
  eyes: eyes .04 .16 @0,.24,.32
walrus | .9 | skin fur #6a5a54, belly fur #8a7a70, tusk bone
  skin: tube .13>.34 0,.1,-1.1 0,.2,-.7 0,.32,-.2 0,.4,.1 + tube .34>.2 0,.4,.1 0,.6,.35 0,.78,.42 + ball .2 .19 .21 @0,.84,.46
    + ball .1 .08 .08 @.06,.79,.62 mir + plan .06 .25,.3 .55,-.02 .6,-.15 .3,.05 rz-14 @0,.14,.15 mir + plan .05 .02,0 .25,-.25 .1,-.3 @0,.08,-1.05 mir
  tusk: cone .03 .3 rx184 @.07,.76,.65 mir
  dark: ball .035 .03 .03 @0,.84,.68
  pupil: ball .025 @.09,.92,.61 mir
  white: bar .004 .08,.79,.68 .24,.78,.66 mir + bar .004 .08,.77,.68 .24,.73,.66 mir
seal, sea lion, baby seal | .6 | skin fur #8a9098, belly snow
  skin: tube .1>.26 0,.08,-.9 0,.16,-.5 0,.26,-.1 0,.3,.1 + tube .26>.14 0,.3,.1 0,.48,.3 0,.6,.35 + ball .15 .145 .16 @0,.66,.38
    + ball .07 .055 .06 @.035,.62,.5 mir + plan .05 .2,.2 .45,-.05 .48,-.15 .22,0 rz-14 @0,.12,.1 mir + plan .05 .02,0 .22,-.22 .1,-.26 @0,.06,-.85 mir
  dark: ball .025 @0,.655,.56
  pupil: ball .028 @.07,.71,.49 mir
  white: bar .003 .06,.62,.54 .18,.62,.53 mir
eel, moray eel, electric eel, sea serpent, sea monster, loch ness monster, leviathan | 1.4 | skin leather #2f7a6a, belly leather #b5d9a0, fin leaves #1f9d8a
  skin: tube .16>.18 0,0,.5 0,.4,.55 0,.8,.5 0,1.1,.6 + ball .2 .18 .22 @0,1.18,.66 + pillz .11 .3 .09 @0,1.12,.86
    + tube .2>.2 0,0,-.3 0,.42,-.5 0,.48,-.8 0,0,-1.05 + tube .16>.14 0,0,-1.6 0,.3,-1.75 0,.32,-1.95 0,0,-2.1 + tube .1>.02 0,0,-2.5 0,.3,-2.6 0,.5,-2.9
  fin: side .03 .4,.3 .2,.7 .36,.8 .3,1.1 .45,1.3 .5,1 .45,.6 + side .03 -.5,.6 -.65,.85 -.8,.62 + slab .03 0,0 .25,.12 .2,.25 0,.15 @.12,1.2,.55 mir
  white: cone .02 .06 rx180 n3:.06,0,0 @0,1.06,1.0
  eyes: eyes .05 .13 @0,1.27,.78
anglerfish, angler fish, deep sea fish | .5 | skin leather #4a3a44, fin leather #6a5060, light light #8affd8, white bone
  skin: ball .24 .26 .3 @0,.28,0 + tube .02>.012 0,.5,.05 0,.66,.15 0,.7,.32 0,.62,.42
  fin: side .02 -.25,.28 -.5,.45 -.46,.28 -.5,.1 + side .02 0,.5 -.2,.62 -.25,.42 + plan .015 .22,.05 .4,-.05 .22,-.1 @0,.24,0 mir
  light: ball .05 @0,.6,.44
  dark: ball .2 .1 .1 @0,.2,.23
  white: cone .014 .1 rx180 n7:.05,0,0 @0,.3,.3 + cone .014 .1 n6:.05,0,0 @0,.11,.3
  eyes: eyes .05 .14 @0,.4,.2
snail, slug, garden snail, giant snail, sea snail | .25 | skin skin #c9a878, shell paint #a8623a, line wax #e8c89a
  skin: tube .035>.06 0,.03,-.3 0,.05,-.15 0,.06,.1 + tube .06>.055 0,.06,.1 0,.1,.22 0,.17,.27 + ball .06 @0,.18,.27
    + tube .014>.01 .02,.2,.28 .05,.3,.32 mir
  shell: rodx .14 .14 @0,.2,-.06 + ball .07 .15 .15 @.05,.2,-.06 mir
  line: tube .014>.01 .09,.34,-.06 .1,.28,.07 .11,.16,.07 .115,.09,-.03 .12,.13,-.14 .125,.22,-.16 .128,.27,-.08 .13,.24,0 .132,.18,-.02 .133,.18,-.07 mir
  eyes: eyes .018 .05 @0,.31,.32
snake, python, viper, rattlesnake, boa, anaconda, serpent, basilisk | .4 | skin leather #4f8a34, mark leather #2a4a1c, tongue petal #c4202b,
    belly leather #d9d98a
  skin: tube .02>.055 -.5,.03,.2 -.3,.04,.35 0,.05,.38 .3,.05,.25 .38,.05,0
    + tube .055>.06 .38,.05,0 .3,.05,-.25 0,.05,-.36 -.25,.05,-.25 -.3,.06,0 -.15,.1,.2
    + tube .06>.05 -.15,.1,.2 .05,.15,.22 .15,.16,.05 .05,.22,-.08 0,.32,0 0,.42,.1 + ball .07 .05 .1 @0,.44,.17
  mark: ball .03 .014 .05 @.3,.1,.24 + ball .03 .014 .05 @0,.1,.38 + ball .03 .014 .05 @.36,.1,-.05 + ball .05 .014 .03 @.1,.11,-.33
    + ball .04 .014 .03 @-.27,.11,-.15 + ball .03 .014 .03 @.08,.21,.18
  tongue: bar .006 0,.43,.26 0,.42,.33 .02,.42,.37 + bar .005 0,.42,.33 -.02,.42,.37
  eyes: eyes .018 .05 @0,.47,.21
cobra, king cobra | .8 | skin leather #5a5a2a, hood leather #8a8a3a, mark rubber, tongue petal #c4202b
  skin: tube .03>.07 -.45,.04,-.3 0,.05,-.42 .4,.06,-.2 .35,.06,.2 0,.06,.32 -.3,.06,.2 -.3,.08,-.1
    + tube .07>.06 -.3,.08,-.1 -.05,.12,-.22 .1,.2,-.1 0,.4,-.05 0,.65,0 0,.8,.06 + ball .07 .055 .1 @0,.84,.12
  hood: ball .17 .2 .04 rx-6 @0,.66,.0
  mark: ball .035 .04 .015 @.06,.72,.03 mir + box .14 .016 .03 n4:0,-.045,0 @0,.6,.03
  tongue: bar .006 0,.83,.21 0,.82,.28 .02,.82,.32 + bar .005 0,.82,.28 -.02,.82,.32
  eyes: eyes .018 .05 @0,.87,.15
frog, toad, tree frog, bullfrog, poison dart frog | .15 | skin skin #5fae3a, belly wax #e8f0b0
  skin: ball .085 .065 .1 @0,.07,0 + ball .065 .045 .06 @0,.105,.08 + ball .026 @.042,.145,.085 mir
    + tube .028>.02 .07,.05,-.05 .14,.09,0 .12,.02,-.08 .15,.012,.0 mir + ball .04 .05 .06 @.09,.06,-.05 mir + ball .03 .01 .04 @.15,.012,.03 mir
    + tube .02>.014 .06,.06,.07 .09,.03,.1 .085,.012,.12 mir + ball .026 .01 .026 @.085,.01,.13 mir
  belly: ball .07 .045 .08 @0,.05,.02 + ball .05 .025 .04 @0,.09,.1
  white: ball .02 @.047,.15,.1 mir
  pupil: ball .012 @.05,.152,.112 mir
  dark: box .08 .003 .03 @0,.1,.125
spider, tarantula, giant spider, black widow, giant tarantula | .5 | body fur #2f2622, mark paint #b3201c, leg fur #3a2e28, eye light #ff5a3a
  body: ball .28 .24 .34 @0,.34,-.36 + ball .17 .14 .18 @0,.3,.06 + cone .04 .12 rx160 @.05,.22,.22 mir
  mark: ball .1 .03 .14 @0,.56,-.36
  leg: tube .03>.02 .12,.3,.14 .42,.62,.36 .62,.4,.5 .76,0,.62 mir + tube .03>.02 .14,.3,.06 .5,.66,.12 .74,.4,.16 .9,0,.2 mir
    + tube .03>.02 .14,.3,-.02 .5,.66,-.16 .74,.4,-.26 .9,0,-.34 mir + tube .03>.02 .12,.3,-.08 .4,.64,-.42 .58,.4,-.62 .7,0,-.84 mir
  eye: ball .026 @.045,.38,.2 mir + ball .018 @.09,.37,.17 mir + ball .018 @.03,.42,.17 mir
bee, bumblebee, honey bee, wasp, hornet, queen bee | .3 | body fur #f2b81c, mark rubber #221c16, wing glass #dff0f8, leg rubber
  body: ball .12 .115 .2 @0,.2,-.06 + ball .09 @0,.22,.16
  mark: ringz .114 .022 @0,.2,0 + ringz .11 .02 @0,.2,-.09 + ringz .088 .02 @0,.2,-.17 + cone .025 .08 rx-90 @0,.2,-.25
    + tube .008 .03,.29,.2 .06,.36,.26 .08,.36,.3 mir + ball .014 @.08,.36,.3 mir
  wing: ball .15 .012 .07 rz28 ry20 @.17,.35,-.02 mir + ball .1 .01 .05 rz22 ry40 @.13,.32,-.12 mir
  leg: tube .01 .06,.12,.08 .12,.08,.1 .12,.02,.12 mir + tube .01 .07,.11,0 .13,.07,0 .14,.01,0 mir + tube .01 .06,.11,-.08 .12,.07,-.12 .13,.01,-.14 mir
  eyes: eyes .032 .055 @0,.25,.215
butterfly, moth, monarch butterfly | .3 | wing petal #f0801c, mark rubber #1d1814, body rubber, dot snow
  wing: slab .008 .01,0 .1,.02 .28,.16 .3,.26 .22,.28 .06,.12 ry-30 @0,.14,0 mir + slab .008 .01,0 .16,-.02 .22,-.1 .16,-.2 .06,-.12 ry-30 @0,.14,0 mir
  mark: slab .006 0,0 .1,0 .3,.15 .325,.28 .22,.3 .05,.13 ry-30 @0,.14,-.004 mir
    + slab .006 .01,0 .18,-.01 .245,-.1 .17,-.225 .05,-.13 ry-30 @0,.14,-.004 mir + bar .004 .02,.15,.01 .24,.4,.14 mir *1,.98,1
  body: ball .018 .1 .018 @0,.13,.01 + ball .022 @0,.24,.01 + tube .003 0,.25,.01 .03,.32,.02 .05,.34,.02 mir
  dot: ball .014 .014 .006 @.25,.39,.15 mir + ball .012 .012 .006 @.2,.04,.12 mir
dragonfly, damselfly | .2 | body leaves #2f9d8a, wing glass #cfeaf5, eye paint #a8281f, leg rubber
  body: tube .014>.008 0,.12,-.02 0,.13,-.16 0,.12,-.32 + ball .03 .032 .05 @0,.12,.02 + ball .026 @0,.125,.075
  wing: ball .17 .004 .028 rz8 ry-14 @.18,.15,.03 mir + ball .15 .004 .03 rz8 ry14 @.16,.15,-.03 mir
  eye: ball .02 @.02,.135,.085 mir
  leg: bar .003 .01,.1,.04 .05,.06,.06 .06,0,.07 mir + bar .003 .01,.1,.02 .06,.06,.02 .07,0,.02 mir + bar .003 .01,.1,0 .05,.06,-.02 .06,0,-.04 mir
fly, housefly, mosquito, horsefly, gnat, firefly | .2 | body rubber #2f3438, wing glass #dff0f8, eye paint #a8281f, leg rubber
  body: ball .07 .065 .11 @0,.13,-.08 + ball .06 @0,.14,.04 + ball .045 @0,.14,.12 + bar .006 0,.12,.15 0,.05,.2
  wing: ball .12 .006 .05 rz24 ry50 @.1,.21,-.06 mir
  eye: ball .03 @.03,.155,.14 mir
  leg: bar .006 .04,.1,.06 .12,.1,.1 .14,0,.13 mir + bar .006 .05,.1,.02 .14,.1,.02 .17,0,.02 mir + bar .006 .04,.1,-.04 .12,.1,-.1 .15,0,-.14 mir
ant, fire ant, giant ant, termite | .25 | body paint #6a2a1c, leg paint #4a1c14
  body: ball .1 .095 .15 @0,.17,-.24 + ball .06 .06 .09 @0,.16,-.03 + ball .035 @0,.16,-.12 + ball .085 .075 .085 @0,.19,.13
    + tube .014>.004 .03,.16,.2 .07,.14,.26 .02,.13,.29 mir + tube .008 .04,.25,.16 .1,.34,.2 .15,.32,.3 mir
  leg: tube .014>.008 .04,.14,.02 .16,.22,.1 .24,0,.2 mir + tube .014>.008 .04,.14,-.03 .18,.22,-.03 .27,0,-.03 mir
    + tube .014>.008 .04,.14,-.08 .16,.22,-.18 .24,0,-.3 mir
  eyes: eyes .02 .06 @0,.22,.18
beetle, scarab, stag beetle, dung beetle, cockroach, bug, rhinoceros beetle, insect | .25 | shell paint #2a4a6a, leg rubber, line rubber
  shell: ball .16 .12 .2 @0,.15,-.08 + ball .12 .09 .08 @0,.14,.12 + ball .08 .06 .06 @0,.13,.2 + tube .018>.006 .03,.14,.24 .09,.17,.32 .05,.18,.4 mir
  line: box .01 .1 .36 rx4 @0,.175,-.1
  leg: tube .014>.008 .1,.1,.1 .22,.14,.16 .27,0,.22 mir + tube .014>.008 .13,.1,0 .26,.14,0 .31,0,0 mir
    + tube .014>.008 .1,.1,-.1 .24,.14,-.18 .29,0,-.26 mir + tube .006 .05,.16,.24 .14,.2,.3 .2,.22,.3 mir
ladybug, lady bug, ladybird | .2 | shell paint #d1201c, mark rubber #1d1814, leg rubber
  shell: ball .16 .14 .19 @0,.1,-.03
  mark: ball .1 .08 .07 @0,.1,.14 + box .012 .13 .34 rx3 @0,.115,-.04 + ball .035 .012 .035 rz-24 @.065,.225,-.02 mir
    + ball .035 .02 .03 rz-50 @.12,.165,.04 mir + ball .035 .014 .035 rz-40 @.1,.17,-.12 mir + ball .03 .014 .03 rx-40 @.05,.2,-.13 mir
    + tube .006 .03,.16,.18 .06,.22,.22 .09,.23,.23 mir + ball .01 @.09,.23,.23 mir
  leg: tube .012>.007 .1,.06,.08 .18,.06,.12 .2,0,.15 mir + tube .012>.007 .12,.06,0 .2,.06,0 .23,0,0 mir
    + tube .012>.007 .1,.06,-.1 .18,.06,-.14 .2,0,-.17 mir
  white: ball .022 @.055,.13,.185 mir
  pupil: ball .013 @.06,.132,.2 mir
scorpion, giant scorpion | .4 | body paint #5a3a24, leg paint #3a2418, sting rubber #1d1410
  body: ball .14 .08 .2 @0,.12,.05 + ball .12 .07 .08 @0,.12,-.14 + ball .1 .07 .07 @0,.13,-.24
    + tube .05>.035 0,.13,-.3 0,.2,-.44 0,.38,-.48 0,.5,-.36 0,.5,-.22 + ball .05 @0,.5,-.2 + tube .035>.03 .1,.12,.2 .28,.16,.3 .26,.16,.46 mir
    + ball .075 .06 .1 @.25,.16,.5 mir + tube .03>.006 .21,.17,.56 .18,.18,.66 .22,.17,.72 mir + tube .03>.006 .29,.16,.56 .3,.15,.66 .25,.16,.72 mir
  sting: cone .03 .12 rx130 @0,.5,-.17
  leg: tube .018>.008 .1,.1,.12 .26,.18,.16 .34,0,.2 mir + tube .018>.008 .12,.1,.04 .28,.18,.04 .37,0,.04 mir
    + tube .018>.008 .12,.1,-.04 .28,.18,-.08 .36,0,-.12 mir + tube .018>.008 .1,.1,-.1 .24,.18,-.2 .31,0,-.28 mir
  eyes: eyes .018 .04 @0,.19,.2
caterpillar, inchworm, larva, centipede, millipede, grub | .25 | skin skin #7ac23f, mark skin #f2d23a, foot rubber #4a3a24
  skin: ball .09 @0,.1,-.45 + ball .1 @0,.12,-.31 + ball .1 @0,.16,-.16 + ball .1 @0,.17,0 + ball .1 @0,.13,.15 + ball .1 @0,.14,.29 + ball .12 @0,.2,.42
    + tube .008 .04,.3,.44 .07,.38,.46 .1,.4,.46 mir
  mark: ringz .092 .014 @0,.13,-.235 + ringz .092 .014 @0,.17,-.08 + ringz .092 .014 @0,.16,.075 + ringz .092 .014 @0,.13,.22 + ball .016 @.1,.4,.46 mir
  foot: ball .024 .035 .024 @.05,.025,-.4 mir + ball .024 .035 .024 @.05,.04,-.28 mir + ball .024 .035 .024 @.05,.03,.16 mir
    + ball .024 .035 .024 @.05,.03,.29 mir
  dark: box .07 .01 .02 @0,.155,.53
  eyes: eyes .03 .05 @0,.23,.515
worm, earthworm, sandworm, giant worm, maggot | .3 | skin skin #d88a80, band skin #c06a64
  skin: tube .05>.055 0,.04,-.5 .08,.05,-.3 -.08,.05,-.1 .06,.05,.1 0,.12,.22 0,.28,.26 + ball .055 @0,.3,.265 + ball .05 @0,.04,-.5
  band: ringz .056 .01 @.06,.05,-.32 + ringz .056 .01 @0,.05,0 + ring .056 .009 @0,.2,.25
grasshopper, cricket, locust, praying mantis, mantis, stick insect | .3 | body leaves #6fb03a, leg leaves #4f8a2a, wing leaves #8ac44f
  body: tube .05>.03 0,.2,.15 0,.18,-.1 0,.12,-.4 + ball .05 .065 .05 @0,.25,.2 + tube .005 .02,.3,.22 .06,.42,.34 .08,.44,.45 mir
  wing: ball .02 .05 .25 rx-8 @.045,.2,-.15 mir
  leg: tube .022>.012 .05,.18,-.05 .1,.36,-.22 .1,.4,-.26 mir + tube .012>.008 .1,.4,-.26 .12,.2,-.32 .12,0,-.38 mir
    + tube .01 .04,.16,.08 .14,.18,.12 .16,0,.14 mir + tube .01 .04,.17,.15 .1,.16,.28 .1,.24,.36 .1,.12,.34 mir
  eyes: eyes .022 .04 @0,.27,.235
slime, slime monster, gelatinous cube, jelly monster, blob monster, ooze | .8 | slime potion #53c44a, shine snow
  slime: lathe .5,0 .55,.08 .5,.35 .32,.62 .1,.74 0,.75 ~ + ball .14 .06 .14 @.5,.04,.2 + ball .1 .05 .1 @-.48,.04,.25
  shine: ball .05 .08 .03 rz30 @.2,.58,.26
  dark: box .22 .035 .06 b.015 @0,.24,.5
  eyes: eyes .09 .17 @0,.4,.42
beholder, eye monster, floating eye, evil eye, eyeball, eyeball monster, eyeball creature | 1.2 | skin skin #8a4a7a, iris potion #e8c22e, horn bone
  skin: ball .5 @0,.7,0 + tube .05>.035 .2,1.1,.1 .3,1.35,.15 .4,1.45,.25 mir + tube .05>.035 .36,1,-.05 .6,1.15,0 .7,1.2,.12 mir
    + tube .05>.035 0,1.18,.0 0,1.45,.05 0,1.52,.16 + tube .1>.03 .1,.3,0 .2,.1,.05 .1,0,.1 mir
  white: ball .28 .28 .14 @0,.8,.4 + ball .075 @.41,1.47,.28 mir + ball .075 @.71,1.21,.15 mir + ball .075 @0,1.53,.2
  iris: ball .15 .15 .06 @0,.8,.51
  pupil: ball .06 .12 .04 @0,.8,.555 + ball .035 @.43,1.48,.335 mir + ball .035 @.72,1.22,.21 mir + ball .035 @0,1.54,.26
  dark: ball .36 .09 .1 @0,.42,.36
  horn: cone .035 .12 rx180 n7:.09,0,0 @0,.5,.44 + cone .03 .1 n6:.09,0,0 @0,.33,.43
mimic, mimic chest, monster chest, chest monster | .8 | wood, metal iron, tongue petal #d8455f, tooth bone, gold, eye light #ffd24a
  wood: box 1 .42 .64 b.02 + side 1 -.32,0 .32,0 .3,.16 .2,.26 0,.3 -.2,.26 -.3,.16 rx-42 @0,.55,-.14
  metal: box .08 .43 .66 @.4,0,0 mir + box 1.02 .06 .66 @0,.38,0
    + side .08 -.33,0 .33,0 .31,.17 .2,.275 0,.315 -.2,.275 -.31,.17 rx-42 @0,.55,-.14 @.4,0,0 mir
  tongue: tube .12>.09 0,.42,-.1 0,.5,.2 0,.42,.42 0,.15,.55 .04,.02,.75 *1.3,1,1
  tooth: cone .045 .16 n8:.12,0,0 @0,.42,.28 + cone .045 .16 rx138 n8:.12,0,0 @0,.78,.09 + cone .045 .14 n3:0,0,.15 @.45,.42,.02 mir
  dark: box .9 .02 .56 @0,.42,0 + box .9 .02 .56 rx-42 @0,.56,-.13
  eye: ball .07 @.2,.74,-.16 mir
  gold: box .16 .16 .04 @0,.16,.32
tyrannosaurus rex, tyrannosaurus, t rex, trex, tyrannosaur, velociraptor, raptor, spinosaurus, allosaurus, godzilla | 4 | skin leather #5f8a4a,
    belly leather #c9c98a, mark leather #3a5a2c, horn bone
  skin: tube .12>.95 0,1.5,-4 0,1.5,-3 0,1.6,-2 0,1.9,-1 0,2.1,0 + tube .95>.55 0,2.1,0 0,2.4,.7 0,2.9,1.2 0,3.2,1.4 + ball .55 .5 .6 @0,3.35,1.55
    + side .72 0,.3 1.3,.2 1.45,-.05 1.3,-.2 0,-.2 b.12 @0,3.4,1.6 + side .6 0,0 1.1,-.08 1.2,-.22 0,-.4 rx14 b.1 @0,3.15,1.6
    + ball .42 .75 .62 @.55,1.7,-.2 mir + tube .36>.2 .6,1.3,-.1 .65,.8,.25 .62,.45,-.15 .62,.15,0 mir + ball .24 .14 .38 @.62,.14,.2 mir
    + tube .12>.07 .4,2.4,1 .5,2.1,1.35 .48,2.15,1.6 mir
  belly: ball .7 .75 .9 @0,1.85,.35
  mark: cone .12 .35 s4 n7:0,-.1,-.4 @0,2.45,-1.4
  horn: cone .06 .22 rx120 @.48,.12,.55 mir + cone .06 .22 rx120 @.76,.12,.5 mir + cone .06 .22 rx120 @.62,.12,.6 mir
    + cone .04 .14 rx120 @.46,2.12,1.68 mir + cone .04 .14 rx120 @.52,2.16,1.68 mir
  white: cone .05 .18 rx180 s6 n6:0,0,.19 @.3,3.24,2.5 mir + cone .05 .16 s6 n5:0,0,.19 @.24,2.98,2.4 mir + ball .09 @.3,3.68,2 mir
  pupil: ball .06 @.34,3.7,2.06 mir
dinosaur egg, dragon egg, monster egg, alien egg | .4 | egg leather #5a8a6a, spot leather #c9a04a, nest thatch
  egg: lathe 0,.02 .1,.05 .15,.16 .14,.27 .08,.37 .03,.4 0,.405 ~
  spot: ball .03 .035 .012 @0,.18,.145 o5 + ball .025 .03 .012 rx-20 @0,.28,.125 ry36 o5 + ball .022 .025 .012 rx20 @0,.1,.122 ry20 o5
  nest: ring .15 .04 @0,.04,0 + ring .18 .035 rz6 @0,.03,0 + ring .12 .04 @0,.02,0
dinosaur skeleton, dinosaur fossil, dinosaur bones, fossil | 3 | bone, base wood
  bone: tube .06>.12 0,1.5,-3 0,1.4,-2 0,1.6,-1 0,1.9,0 0,2.2,.8 0,2.7,1.2 + box .5 .4 1 b.1 @0,2.6,1.7 + box .4 .1 .9 rx14 @0,2.4,1.7
    + tube .045>.03 .05,1.8,-.6 .4,1.5,-.6 .3,1,-.5 n5:0,.07,.3 @0,.1,.3 mir + tube .1>.08 .3,1.6,-.8 .45,1,-.5 .4,.5,-.9 .4,.1,-.7 mir
    + box .3 .08 .5 @.4,.1,-.5 mir + tube .05 .25,1.9,.6 .4,1.6,.9 .4,1.6,1.15 mir + cone .06 .25 @0,1.464,-2.58 + cone .06 .25 @0,1.434,-2.3
    + cone .06 .25 @0,1.429,-2.02 + cone .06 .25 @0,1.457,-1.74 + cone .06 .25 @0,1.518,-1.46 + cone .06 .25 @0,1.581,-1.18 + cone .06 .25 @0,1.66,-.9
    + cone .06 .25 @0,1.733,-.62 + cone .03 .14 rx180 n5:0,0,.16 @.2,2.62,1.85 mir
  dark: ball .1 @.25,2.86,1.6 mir
  base: box 1.6 .1 5.4 @0,0,-.8 + cyl .05 1.8 @0,.1,.1
`;
