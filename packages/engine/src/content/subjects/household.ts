/** Household things and electronics: names | height in metres | surfaces, then a clause a line. */
export const household = `
modern television, modern tv, flat screen, flat screen tv, flat tv, smart tv, led tv, lcd tv, big screen tv, monitor, screen, computer screen, computer monitor | .75 | case rubber #22242a, screen obsidian #2a3f52
  case: box 1.2 .7 .05 b.012 @0,.07,0 + box .1 .08 .04 @0,0,-.01 + box .5 .016 .22 b.006
  screen: box 1.15 .64 .012 b.002 @0,.1,.022
television, tv, tv set, telly, retro tv, old television | .6 | case wood, screen obsidian #2f4450, dark rubber, metal steel
  case: box .72 .52 .42 b.03 @0,.08,0
  screen: box .46 .4 .06 b.05 @-.09,.14,.2
  dark: box .12 .2 .03 @.26,.14,.2 + cyl .03 .1 .02 @.26,0,.12 mir mirz
  metal: cyl .035 .05 rx90 @.26,.5,.2 + cyl .035 .05 rx90 @.26,.41,.2 + bar .006 0,.6,-.05 .22,.95,-.05 mir + ball .05 .03 .05 @0,.6,-.05
radio, old radio, vintage radio | .3 | case wood, grille thatch #c9a24e, dial light #ffe0a0, knob gold
  case: slab .18 -.22,0 .22,0 .22,.18 .17,.26 .08,.3 -.08,.3 -.17,.26 -.22,.18 b.012
  grille: slab .01 -.14,.13 .14,.13 .14,.18 .1,.24 .04,.265 -.04,.265 -.1,.24 -.14,.18 @0,0,.091
  dark: box .012 .16 .012 @.05,.12,.094 mir + box .012 .14 .012 @.1,.12,.094 mir + box .012 .17 .012 @0,.12,.094 + box .36 .02 .17 @0,-.015,0
  dial: box .16 .04 .01 @0,.065,.09
  knob: cyl .022 .03 rx90 @.14,.07,.09 mir + bar .004 .18,.25,-.06 .26,.55,-.06
drinking glass, glass, glass cup, tumbler, water glass, glass of water | .14 | glass glass, drink liquid #6fb4d8
  glass: pot .004 .032,0 .036,.03 .042,.14 s28
  drink: cyl .03 .075 .036 b0 s28 @0,.006,0
computer, desktop computer, pc, personal computer, old computer, retro computer | .5 | case plaster #d9d0b8, screen obsidian #24384a, key plaster #f1ece0,
    text light #53ff9a, dark rubber
  case: box .46 .4 .4 b.02 @-.05,.14,-.05 + box .6 .13 .5 b.01 @-.05,0,-.05 + box .52 .03 .2 rx6 @-.05,.012,.36 + box .09 .035 .13 b.015 @.34,0,.36
  screen: box .36 .28 .03 b.02 @-.05,.2,.14
  key: box .028 .014 .028 n13:.036,0,0 @-.05,.04,.3 + box .028 .014 .028 n13:.036,0,0 @-.05,.038,.34 + box .028 .014 .028 n13:.036,0,0 @-.05,.036,.38
    + box .2 .014 .028 @-.05,.033,.42
  text: box .16 .012 .01 @-.12,.42,.155 + box .1 .012 .01 @-.15,.39,.155 + box .2 .012 .01 @-.1,.36,.155 + box .02 .02 .01 @-.19,.32,.155
  dark: box .16 .012 .01 @.12,.07,.2 + box .012 .06 .01 @-.28,.04,.2
laptop, notebook computer | .26 | case steel #b9bec6, screen light #4a90d9, key rubber
  case: box .38 .018 .26 b.006 + box .38 .25 .012 rx-16 @0,.014,-.125
  screen: box .35 .21 .004 rx-16 @0,.03,-.118
  key: box .022 .006 .02 n12:.026,0,0 @0,.016,-.05 + box .022 .006 .02 n12:.026,0,0 @0,.016,-.022 + box .022 .006 .02 n12:.026,0,0 @0,.016,.006
    + box .12 .005 .07 @0,.015,.075
keyboard, computer keyboard | .04 | case rubber #3a3c40, key plaster #e8e4d8, red paint
  case: box .46 .02 .17 rx4 b.006
  key: box .024 .016 .024 n14:.03,0,0 @0,.018,-.055 + box .024 .016 .024 n14:.03,0,0 @0,.017,-.025 + box .024 .016 .024 n14:.03,0,0 @0,.015,.005
    + box .024 .016 .024 n11:.03,0,0 @0,.013,.035 + box .18 .014 .024 @-.02,.012,.062
  red: box .05 .016 .024 @.197,.013,.035
computer mouse, pc mouse | .04 | case paint #f1f1ee, button paint #7f8a99, dark rubber, wheel paint #3f8fd0
  case: ovals .004,.003,-.06 .018,.018,-.056 .028,.031,-.042 .032,.038,-.018 .031,.036,.008 .0295,.029,.03 .027,.021,.048 .02,.014,.057 .005,.004,.06 flat.02
  button: ovals .0306,.0362,.004 .031,.0358,.008 .0302,.0296,.03 .0277,.0216,.048 .0207,.0145,.0575 .005,.004,.0612 flat.02
  dark: block .0018 .0022 .054 b0 @0,.07,.031 layy + block .056 .0022 .0016 b0 @0,.07,.003 layy + box .008 .006 .02 b.002 @0,.0255,.031
    + tube .0026 0,.006,.056 .002,.004,.085 .014,.003,.11 .034,.003,.12 s8
  wheel: rodx .0075 .0052 s14 @0,.0285,.031
smartphone, phone, cell phone, mobile phone, cellphone, tablet, data pad, datapad, e reader, tablet computer | .15 | case rubber #1d1f24, screen light #3f7fd0, icon paint #f6f4ee
  case: slab .009 -.037,.006 -.031,0 .031,0 .037,.006 .037,.144 .031,.15 -.031,.15 -.037,.144 rx-14 b.003
  screen: slab .003 -.033,.012 .033,.012 .033,.138 -.033,.138 @0,0,.0045 rx-14
  icon: box .01 .01 .002 n4:.015,0,0 @0,.1,.0055 rx-14 + box .01 .01 .002 n4:.015,0,0 @0,.08,.0055 rx-14
  green: box .01 .01 .002 n4:.015,0,0 @0,.025,.0055 rx-14
  orange: box .01 .01 .002 n4:.015,0,0 @0,.06,.0055 rx-14
telephone, rotary phone, old telephone, landline | .18 | case rubber #22242a, dial plaster #f1ece0, metal gold
  case: side .2 -.1,0 .12,0 .1,.04 -.02,.1 -.08,.1
  dial: rodz .06 .012 rx-62 @0,.075,.05
  metal: cyl .009 .006 @.04,0,0 o10 rx28 @0,.082,.05 + cyl .02 .01 rx28 @0,.08,.05
  red: box .02 .02 .02 @0,.05,0 + tube .02 -.1,.14,-.05 0,.155,-.05 .1,.14,-.05 + cyl .035 .04 .03 @.115,.105,-.05 mir + box .03 .05 .04 @.05,.09,-.05 mir
camera, photo camera, old camera, film camera | .12 | case rubber #26282c, metal steel, lens obsidian #1d2b44
  case: box .16 .085 .06 b.01 @0,.008,0 + rodz .036 .05 @0,.05,.05
  metal: box .162 .026 .062 b.006 @0,.088,0 + box .05 .03 .05 b.008 @0,.1,0 + ringz .034 .006 @0,.05,.077 + ringz .022 .002 @0,.05,.08 + cyl .012 .014 @.055,.112,0
    + cyl .016 .01 @-.055,.112,0 + ringz .038 .003 @0,.05,.05
  lens: ball .03 .03 .012 @0,.05,.072 + box .03 .016 .004 @0,.107,.025 + box .02 .012 .004 @.055,.096,.031
refrigerator, fridge, freezer | 1.8 | body ceramic #e9eef0, metal steel, dark rubber
  body: box .75 1.15 .65 b.04 @0,.06,0 + box .75 .56 .65 b.04 @0,1.23,0
  metal: box .03 .4 .05 b.012 @-.28,.7,.35 + box .03 .24 .05 b.012 @-.28,1.32,.35 + box .1 .03 .01 @.2,1.65,.33
  dark: box .7 .08 .6
washing machine, washer, dryer, tumble dryer, laundry machine, clothes dryer, clothes washer | .9 | body ceramic, ring steel, glass obsidian #2f4a5a, dark rubber
  body: box .65 .88 .6 b.02 @0,.02,0
  ring: ringz .2 .03 @0,.42,.3 + box .62 .01 .605 @0,.74,0 + cyl .045 .04 rx90 @.2,.82,.29
  glass: ball .18 .18 .05 @0,.42,.3
  dark: box .2 .07 .01 @-.17,.785,.3 + box .08 .03 .01 @.02,.805,.3 + box .6 .03 .55
microwave, microwave oven | .3 | body steel #c9cdd2, glass obsidian #22282e, dark rubber, light light #53ff9a
  body: box .52 .28 .38 b.015 @0,.02,0
  glass: box .34 .2 .02 b.01 @-.06,.06,.19
  dark: box .12 .24 .01 @.19,.04,.19 + box .02 .18 .03 b.008 @.12,.07,.2 + cyl .02 .02 @.2,0,.14 mir mirz
  light: box .09 .03 .006 @.19,.225,.195
  white: box .02 .016 .006 n3:.032,0,0 @.19,.17,.195 + box .02 .016 .006 n3:.032,0,0 @.19,.14,.195 + box .02 .016 .006 n3:.032,0,0 @.19,.11,.195
oven, stove, cooker, kitchen stove | .95 | body ceramic, top rubber #26282c, glass obsidian #2f3338, metal steel, burner iron
  body: box .65 .84 .6 b.015 @0,.06,0 + box .65 .18 .06 b.01 @0,.88,-.28
  top: box .64 .03 .58 @0,.89,0 + box .6 .07 .55
  burner: ring .09 .016 @.16,.925,.14 mir mirz + ring .045 .012 @.16,.925,.14 mir mirz
  glass: box .44 .26 .02 @0,.32,.3
  metal: rodx .015 .5 @0,.66,.34 + cyl .028 .04 n5:.11,0,0 rx90 @0,.79,.29 + box .62 .01 .01 @0,.7,.3 + box .03 .03 .05 @.23,.645,.31 mir
toaster | .2 | body steel, dark rubber, bread wax #c98a3c
  body: box .3 .16 .18 b.05 @0,.02,0
  dark: box .2 .01 .035 @0,.175,.035 mirz + box .31 .025 .19 b.01 + box .03 .05 .05 b.01 @.16,.1,0 + cyl .018 .02 rz-90 @.15,.06,.05
  bread: slab .02 -.065,0 .065,0 .065,.07 .075,.085 .06,.11 -.06,.11 -.075,.085 -.065,.07 @0,.12,.035 mirz
blender, food mixer, mixer | .4 | base paint #c4302b, jar glass #d5ecf0, metal steel, lid rubber, drink wax #8fc04a
  base: lathe .1,0 .1,.04 .075,.12 .07,.14 s4 ry45
  metal: cyl .06 .02 @0,.14,0 + cyl .025 .015 rx90 @0,.06,.06
  jar: lathe .05,.16 .085,.35
  drink: lathe .045,.165 .07,.28
  lid: cyl .088 .03 @0,.35,0 + cyl .035 .03 @0,.38,0 + tube .012 .08,.32,0 .14,.31,0 .14,.2,0 .065,.19,0
vacuum cleaner, vacuum, hoover | 1.1 | body paint #c4302b, dark rubber, metal steel
  body: pillz .16 .5 @.25,.18,-.1
  dark: wheel .14 .06 @.41,.14,-.25 + wheel .14 .06 @.09,.14,-.25 + ball .06 @.25,.06,.12 + box .36 .06 .14 b.02 @-.3,0,.3
    + tube .028 .25,.24,.14 .25,.5,.3 .0,.85,.2 -.2,1.08,.0 -.28,1,-.06
  metal: bar .02 -.3,.05,.28 -.28,1,-.06
  white: box .1 .04 .2 @.25,.32,-.1
fan, electric fan, desk fan, table fan | .5 | blade paint #5fa8d8, cage steel, base paint #e9eef0
  base: lathe .13,0 .13,.02 .03,.04 .025,.22 + rodz .05 .14 @0,.32,-.06
  blade: leaf .16 .12 .25 @0,.02,0 o1 rz0 @0,.32,.03 + leaf .16 .12 .25 @0,.02,0 rz120 @0,.32,.03 + leaf .16 .12 .25 @0,.02,0 rz240 @0,.32,.03
    + rodz .035 .05 @0,.32,.03
  cage: ringz .19 .008 @0,.32,.05 + ringz .19 .008 @0,.32,0 + ringz .13 .004 @0,.32,.075 + ringz .07 .004 @0,.32,.085
    + bar .003 0,.03,.09 0,.19,.05 rz0 @0,.32,0 + bar .003 0,.03,.09 0,.19,.05 rz45 @0,.32,0 + bar .003 0,.03,.09 0,.19,.05 rz90 @0,.32,0
    + bar .003 0,.03,.09 0,.19,.05 rz135 @0,.32,0 + bar .003 0,.03,.09 0,.19,.05 rz180 @0,.32,0 + bar .003 0,.03,.09 0,.19,.05 rz225 @0,.32,0
    + bar .003 0,.03,.09 0,.19,.05 rz270 @0,.32,0 + bar .003 0,.03,.09 0,.19,.05 rz315 @0,.32,0
alarm clock, clock | .18 | case paint #c4302b, face ceramic, metal steel, hand rubber
  case: rodz .07 .05 @0,.085,0
  face: rodz .06 .054 @0,.085,0
  metal: ball .035 .03 .035 rz-30 @.05,.16,0 mir + tube .006 -.03,.17,0 -.02,.2,0 .02,.2,0 .03,.17,0 + cyl .008 .05 rz25 @.062,-.005,0 mir
    + ringz .07 .006 @0,.085,.025 + ball .01 @0,.165,0
  hand: box .006 .04 .004 @0,.085,.028 + box .006 .03 .004 rz-60 @0,.085,.028 + box .004 .012 .003 @0,.127,.027 + box .004 .012 .003 @0,.031,.027
    + box .012 .004 .003 @.046,.083,.027 mir
wall clock, round clock | .35 | case wood, face ceramic, hand rubber
  case: rodz .17 .04 @0,.17,0
  face: rodz .145 .045 @0,.17,0
  hand: box .01 .1 .006 @0,.17,.024 + box .012 .07 .006 rz-70 @0,.17,.024 + rodz .012 .055 @0,.17,0 + box .008 .025 .006 @0,.28,.022
    + box .008 .025 .006 @0,.035,.022 + box .025 .008 .006 @.12,.166,.022 mir + box .006 .016 .006 @0,.115,0 rz30 @0,.17,.022
    + box .006 .016 .006 @0,.115,0 rz60 @0,.17,.022 + box .006 .016 .006 @0,.115,0 rz-30 @0,.17,.022 + box .006 .016 .006 @0,.115,0 rz-60 @0,.17,.022
    + box .006 .016 .006 @0,.115,0 rz120 @0,.17,.022 + box .006 .016 .006 @0,.115,0 rz150 @0,.17,.022 + box .006 .016 .006 @0,.115,0 rz210 @0,.17,.022
    + box .006 .016 .006 @0,.115,0 rz240 @0,.17,.022
grandfather clock, longcase clock, pendulum clock | 2.1 | wood wood, face ceramic, gold gold, glass obsidian #2a1c14
  wood: box .5 .4 .34 + box .38 1 .28 @0,.4,0 + box .5 .5 .34 @0,1.4,0 + slab .34 -.28,0 .28,0 .2,.1 0,.2 -.2,.1 @0,1.9,0 + box .56 .08 .38
  face: rodz .19 .02 @0,1.65,.17
  glass: box .26 .85 .02 @0,.47,.14 + box .014 .14 .01 @0,1.65,.182 + box .016 .1 .01 rz-70 @0,1.65,.182
  gold: ringz .19 .016 @0,1.65,.175 + bar .012 0,1.3,.16 0,.75,.16 + rodz .07 .02 @0,.7,.16 + ball .05 @0,2.13,0 + cyl .02 .2 @.08,.95,.16 mir
light bulb, lightbulb, bulb, lamp bulb | .12 | bulb light #ffe28a, screw steel, tip rubber
  bulb: lathe .014,.034 .018,.045 .032,.075 .03,.1 .016,.116 0,.12 ~
  screw: ring .0135 .0035 @0,.012,0 + ring .0135 .0035 @0,.0188,0 + ring .0135 .0035 @0,.0256,0 + cyl .013 .026 @0,.009,0
  tip: lathe .004,0 .012,.01
flashlight, electric torch, pocket torch | .06 | body rubber #2a2d33, head steel #6b7178, light light #fff1c4, button paint #c4302b
  body: rodz .016 .14 @0,.03,-.04
  head: rodz .018 .05 .03 @0,.03,.05 + rodz .03 .02 @0,.03,.085 + ringz .017 .003 @0,.03,-.1 + ringz .017 .003 @0,.03,-.02
  light: ball .026 .026 .008 @0,.03,.094
  button: box .012 .006 .02 @0,.045,0
game controller, gamepad, controller, joypad | .1 | case paint #2b2d33, stick rubber, red paint #d8381f, blue paint #2d62b8
  case: plan .035 -.075,-.04 .075,-.04 .1,-.01 .105,.05 .09,.07 .07,.06 .045,.025 -.045,.025 -.07,.06 -.09,.07 -.105,.05 -.1,-.01 ~ rx35 @0,.05,0
  stick: cyl .018 .014 rx35 @.035,.075,.03 mir + box .012 .006 .036 rx35 @-.065,.095,-.01 + box .036 .006 .012 rx35 @-.065,.095,.0
  red: ball .008 @.085,.1,-.002 + ball .008 @.065,.111,-.016
  green: ball .008 @.065,.092,.012
  blue: ball .008 @.045,.102,-.002
arcade machine, arcade cabinet, arcade | 1.8 | case paint #2b2f6f, screen light #3fd0e0, sign light #ffd24a, panel rubber, red paint
  case: side .08 -.4,0 .35,0 .35,.8 .45,.95 .2,1.1 .12,1.5 .35,1.6 .35,1.8 -.4,1.8 @.34,0,0 mir + box .62 1.7 .4 @0,.05,-.18 + box .6 1 .3 @0,0,.14
  screen: box .54 .42 .02 rx-14 @0,1.08,.17
  sign: box .6 .2 .04 @0,1.58,.3
  panel: box .6 .02 .24 rx25 @0,.99,.32 + cyl .01 .1 @-.14,1,.32 + word game .09 @0,1.68,.325
  red: ball .03 @-.14,1.1,.32 + cyl .02 .03 n3:.08,0,0 rx25 @.12,1,.33
  yellow: ball .03 @0,1.25,.16 + box .03 .04 .02 n4:.1,0,0 rx-14 @0,1.38,.11
  dark: box .2 .26 .02 @0,.3,.32
jukebox, juke box | 1.5 | case wood, light light #ffb347, dark obsidian #2a1c14, metal steel, red light #ff5a4a
  case: slab .5 -.42,0 .42,0 .42,.95 .36,1.2 .22,1.38 0,1.45 -.22,1.38 -.36,1.2 -.42,.95 b.03
  light: tube .05 -.37,.05,.26 -.37,.95,.26 -.3,1.18,.26 -.16,1.33,.26 0,1.38,.26 .16,1.33,.26 .3,1.18,.26 .37,.95,.26 .37,.05,.26
  dark: slab .02 -.26,.75 .26,.75 .26,.95 .2,1.12 0,1.24 -.2,1.12 -.26,.95 @0,0,.255
  metal: box .5 .06 .06 @0,.66,.26 + box .03 .5 .03 n7:.07,0,0 @0,.1,.26 + ringz .1 .03 @0,.95,.26
  red: tube .03 -.29,.05,.27 -.29,.9,.27 -.2,1.15,.27 0,1.27,.27 .2,1.15,.27 .29,.9,.27 .29,.05,.27
vending machine, snack machine, soda machine, drink machine | 1.85 | case paint #c4202b, glass obsidian #26343f, panel rubber, white paint
  case: box .95 1.8 .75 b.03 @0,.05,0
  glass: box .6 1.1 .02 @-.12,.6,.375
  panel: box .2 .5 .02 @.32,.9,.375 + box .6 .2 .03 @-.12,.25,.375
  white: word snacks .13 @-.1,1.77,.38 + box .14 .06 .02 @.32,1.3,.385 + box .03 .03 .02 n3:.05,0,0 @.32,1.15,.39 + box .03 .03 .02 n3:.05,0,0 @.32,1.1,.39
  steel: box .58 .02 .03 n5:0,.21,0 @-.12,1.03,.38
  yellow: box .07 .13 .03 n5:.11,0,0 @-.12,1.48,.385 + box .07 .13 .03 n5:.11,0,0 @-.12,.85,.385
  blue: box .07 .13 .03 n5:.11,0,0 @-.12,1.27,.385 + box .07 .13 .03 n5:.11,0,0 @-.12,.64,.385
  green: cyl .035 .14 n5:.11,0,0 @-.12,1.05,.39
typewriter | .2 | case iron #2b3a3f, key ceramic, paper snow, dark rubber
  case: box .36 .1 .2 b.02 @0,0,-.06 + side .34 -.06,.02 .16,.02 .16,.05 -.06,.1 + side .02 -.14,.1 .04,.1 -.02,.16 -.14,.16 @.17,0,0 mir
  key: cyl .011 .02 n10:.03,0,0 @0,.095,-.0 rx0 + cyl .011 .02 n10:.03,0,0 @0,.08,.04 + cyl .011 .02 n10:.03,0,0 @0,.065,.08 + box .18 .014 .02 @0,.055,.12
  dark: rodx .028 .42 @0,.15,-.1 + cyl .03 .02 rz90 @.22,.15,-.1 mir
  paper: box .24 .2 .004 rx12 @0,.15,-.13
sewing machine | .3 | body iron #22242a, gold gold, table wood
  body: box .36 .05 .16 b.015 @0,.04,0 + box .09 .2 .12 b.03 @.13,.08,0 + box .36 .08 .1 b.03 @0,.22,0 + box .07 .16 .09 b.02 @-.14,.14,0
  gold: wheel .06 .02 @.2,.24,0 + cyl .004 .08 @-.14,.08,0 + box .04 .01 .06 @-.14,.085,0 + cyl .016 .04 @.05,.3,0 + box .2 .01 .102 @0,.26,0
  table: box .5 .04 .26
  red: cyl .013 .036 @.05,.305,0
gramophone, phonograph, record player, turntable | .7 | case wood, horn gold, disc rubber #1d1d20, label paint #c4302b
  case: box .4 .16 .4 b.01 @0,.02,0 + box .46 .03 .46
  disc: cyl .16 .012 @0,.185,.0 s32 + bar .008 .2,.12,-.05 .27,.12,-.05 .27,.06,-.05
  label: cyl .05 .014 @0,.186,0
  horn: tube .014 -.0,.2,.1 .1,.24,.05 .14,.3,-.12
    + lathe .012,0 .03,.12 .06,.2 .13,.27 .24,.32 .23,.325 .12,.28 .05,.21 .02,.13 .008,0 ~ s16 rx50 rz-18 @.1,.3,-.14 + cyl .015 .05 @-.0,.19,0
microphone, mic | .2 | body rubber #26282c, head steel, band gold
  body: lathe .013,0 .02,.13 0,.13 rz-25
  head: ball .034 rz-25 @.066,.145,0 + ring .03 .003 rz-25 @.066,.145,0
  band: lathe .019,.115 .026,.12 .026,.13 .019,.13 rz-25
headphones, headset, headphone, earphones | .2 | band rubber #26282c, pad leather #3a2a2a, metal steel
  band: tube .012 -.085,.06,0 -.09,.12,0 -.06,.18,0 0,.2,0 .06,.18,0 .09,.12,0 .085,.06,0 + rodx .042 .03 @.09,.05,0 mir
  pad: ringx .03 .015 @.068,.05,0 mir
  metal: rodx .025 .034 @.092,.05,0 mir + box .01 .05 .016 @.088,.08,0 mir
speaker, loudspeaker, amplifier, stereo speaker, subwoofer | .7 | case wood #3a2a22, cone rubber #1d1f24, metal steel
  case: box .38 .7 .34 b.015
  cone: rodz .14 .02 @0,.22,.17 + rodz .08 .02 @0,.52,.17
  metal: ringz .14 .014 @0,.22,.18 + ringz .08 .01 @0,.52,.18 + ball .05 .05 .03 @0,.22,.18 + ball .03 .03 .02 @0,.52,.18
printer, office printer | .3 | case ceramic #dfe1e4, dark rubber, paper snow, light light #53ff9a
  case: box .45 .18 .36 b.03 @0,.02,0
  dark: box .36 .04 .1 @0,.06,.15 + box .1 .01 .08 @.14,.2,.1 + box .3 .01 .14 rx8 @0,.05,.24
  paper: box .24 .2 .006 rx-16 @0,.17,-.12 + box .24 .004 .16 rx8 @0,.065,.22
  light: box .02 .012 .02 @.14,.205,.08
lighter, zippo lighter | .08 | case steel #c3c8ce, flame ember, dark rubber
  case: box .038 .055 .013 b.004 + box .005 .045 .013 rz-70 @.02,.06,0 + box .038 .003 .0135 @0,.053,0
  dark: box .022 .016 .01 @-.004,.055,0 + cyl .006 .008 rx90 @.008,.066,-.004
  flame: lathe .004,.07 .009,.08 .005,.095 0,.112 ~ @-.006,0,0
iron appliance, clothes iron, flat iron, steam iron, iron | .15 | body paint #2d8fb8, plate steel, dark rubber
  plate: plan .012 0,.14 .05,.05 .06,-.12 -.06,-.12 -.05,.05
  body: plan .045 0,.12 .042,.04 .05,-.11 -.05,-.11 -.042,.04 @0,.012,0 b.01
  dark: tube .014 0,.05,.07 0,.12,.04 0,.13,-.04 0,.12,-.1 0,.05,-.11 + cyl .02 .01 @0,.055,.03 + tube .005 0,.1,-.12 .05,.1,-.18 .04,.02,-.24
hair dryer, hairdryer, blow dryer, handheld dryer | .24 | body paint #e0357a, dark rubber, metal steel
  body: pillz .045 .16 @0,.19,0 + box .034 .15 .045 b.012 rx-8 @0,.02,-.03
  metal: rodz .045 .05 .034 @0,.19,.09 + ringz .034 .004 @0,.19,.115
  dark: rodz .03 .02 @0,.19,.112 + box .014 .03 .01 @0,.1,-.004 + tube .006 0,.03,-.03 0,-.02,-.04 .03,-.03,-.1
umbrella | .9 | cloth cloth #c4302b, shaft steel, handle wood
  cloth: lathe .55,.62 .5,.72 .35,.82 .15,.88 0,.89 0,.87 .14,.865 .34,.805 .49,.7 .545,.62 .55,.62 s8
  shaft: cyl .009 .82 @0,.1,0 + cone .01 .05 @0,.88,0
  handle: tube .016 0,.16,0 0,.06,0 0,.02,.02 0,0,.06 0,.03,.1 0,.06,.1
broom, broomstick, witch broom, flying broom | 1.4 | straw thatch, handle wood, band leather
  handle: cyl .016 1 .013 @0,.4,0
  straw: lathe .03,.42 .07,.34 .12,.14 .13,0 ~ *1,1,.6 + box .006 .36 .006 @.1,.01,0 *1,1,.6 o14
  band: ring .04 .012 *1,1,.7 @0,.4,0 + ring .06 .01 *1,1,.65 @0,.34,0
mop | 1.4 | yarn cloth #efe9da, handle wood, clamp paint #2d62b8
  handle: cyl .014 1.15 @0,.25,0
  clamp: box .2 .06 .05 b.01 @0,.22,0
  yarn: tube .018>.014 0,.24,.02 0,.12,.08 0,.02,.13 n7:.026,0,0 + tube .018>.014 0,.24,-.02 0,.12,-.08 0,.02,-.13 n7:.026,0,0
    + tube .018>.014 .07,.24,0 .13,.12,.02 .17,.02,.03 mir mirz
remote control, remote, tv remote | .03 | case rubber #26282c, button plaster #d9d9d9, red paint
  case: box .05 .02 .18 b.008
  button: cyl .006 .006 n3:.014,0,0 @0,.018,.01 + cyl .006 .006 n3:.014,0,0 @0,.018,.025 + cyl .006 .006 n3:.014,0,0 @0,.018,.04
    + cyl .006 .006 n3:.014,0,0 @0,.018,.055 + cyl .012 .005 @0,.018,-.025
  red: cyl .008 .006 @-.012,.018,-.07
air conditioner, air conditioning unit, aircon, ac, ac unit, air con, hvac unit, air conditioning, exterior aircon unit | .7 | body paint #e6e8ea, grille rubber #2c2f33, fan steel #8a9098, foot iron
  body: box .95 .62 .34 b.03 @0,.06,0
  grille: cyl .235 .01 s28 rx90 @-.16,.37,.168 + box .2 .012 .012 b0 n9:0,.05,0 @.33,.36,.168
  fan: ringz .23 .012 @-.16,.37,.178 + ringz .15 .007 @-.16,.37,.18 + ringz .075 .007 @-.16,.37,.18 + box .46 .014 .01 @-.16,.363,.176 + box .014 .46 .01 @-.16,.14,.176 + rodz .045 .03 s14 @-.16,.37,.176
  foot: box .08 .06 .36 @.36,0,0 mir
radiator, heater, heating radiator | .6 | body ceramic, pipe steel
  body: box .09 .56 .12 b.03 n9:.1,0,0 @0,.04,0 + box .88 .03 .08 @0,.1,0 + box .88 .03 .08 @0,.5,0
  pipe: rodx .02 1 @0,.1,0 + cyl .02 .12 @.47,0,0 mir
bathroom scale, scale, weighing scale, balance scale, scales | .5 | metal gold, pan bronze
  metal: lathe .12,0 .12,.02 .03,.05 .02,.12 .02,.42 .035,.44 .02,.47 + rodx .012 .5 @0,.43,0 + ball .03 @0,.5,0 + bar .003 .24,.43,0 .3,.2,0 mir
    + bar .003 .24,.43,0 .18,.2,0 mir + bar .003 .24,.43,0 .24,.2,.06 mir
  pan: pot .006 .03,.17 .08,.2 @.24,0,0 mir
fork, dinner fork, cutlery, silverware, eating fork, utensil fork | .2 | steel steel #c9ced3
  steel: box .013 .1 .006 b.003 @0,.005,0 + pill .009 .05 @0,0,0 *1,1,.4 + slab .005 -.007,.1 .007,.1 .016,.12 .017,.14 -.017,.14 -.016,.12 b.001 + box .0045 .062 .005 b.001 n4:.0095,0,0 @0,.138,0
spoon, tablespoon, teaspoon, cooking spoon, utensil spoon | .2 | steel steel #c9ced3
  steel: box .012 .13 .006 b.003 @0,.005,0 + pill .009 .05 *1,1,.4 + ball .022 .034 .007 @0,.165,0
ladle, soup ladle | .34 | steel steel #b8bec4
  steel: bar .008 0,.34,-.02 0,.03,-.008 + ringx .018 .006 @0,.35,-.02 + pot .005 .02,0 .05,.02 .058,.05 @0,0,.045
chopsticks, pair of chopsticks, chopstick, chop stick, fancy chopsticks, chopstick fancy | .02 | wood paint #a8302a, tip wood
  wood: rodx .005 .2 .003 @0,.005,.02 + rodx .005 .2 .003 ry8 @0,.005,-.01
  tip: rodx .0054 .07 .0046 @-.066,.005,.02
spatula, turner, kitchen spatula, cooking spatula | .32 | steel steel #9aa0a6, handle rubber
  handle: pill .013 .14 @0,.18,0
  steel: box .012 .12 .006 @0,.1,0 + slab .005 -.04,0 .04,0 .045,.1 -.045,.1 b.001
rolling pin | .08 | wood wood #c99a5a, handle wood #8a5a30
  wood: rodx .035 .3 @0,.04,0
  handle: rodx .012 .42 @0,.04,0 + pillx .016 .07 @.21,.04,0 mir
salt shaker, pepper shaker, shaker, salt, salt and pepper | .1 | glass ceramic #f6f4ee, cap steel, hole rubber
  glass: lathe .03,0 .034,.01 .028,.05 .026,.07 s10
  cap: lathe .028,.066 .029,.08 .02,.095 0,.1 ~
  hole: cyl .0025 .001 @.009,.098,0 o5 + cyl .0025 .001 @0,.1,0
coffee machine, espresso machine, coffee maker | .38 | body paint #2d3036, metal steel, cup ceramic, light ember
  body: box .26 .05 .3 b.01 + box .26 .3 .12 b.01 @0,.04,-.09 + box .26 .1 .3 b.015 @0,.27,0
  metal: box .22 .012 .15 @0,.05,.05 + rodz .03 .06 @0,.25,.07 + bar .01 0,.245,.1 0,.24,.19 + cyl .012 .03 @0,.215,.07 + box .2 .06 .004 @0,.29,.151
  cup: pot .004 .022,0 .03,.05 @0,.062,.07 + ringz .014 .004 @.034,.09,.07
  light: rodz .008 .006 @.07,.32,.153 + rodz .008 .006 @.04,.32,.153
range hood, cooker hood, kitchen hood, extractor hood, hood | .9 | metal steel #a8aeb4
  metal: box .3 .5 .26 b.01 @0,.4,-.06 + pyr .9 .3 .5 .4 @0,.12,0 + box .9 .12 .5 b.01
  dark: box .84 .01 .44 @0,-.008,0 + box .3 .03 .01 @.2,.04,.25
shower, shower cabin, shower stall, bathroom shower | 2.1 | tray ceramic, glass glass #cfe6f2, metal steel
  tray: box .94 .07 .94 b.01 + box .94 .13 .05 b.01 @0,0,.445 mirz + box .05 .13 .94 b.01 @.445,0,0 mir
  metal: box .03 2 .03 @.42,.1,.42 + box .03 2 .03 @-.42,.1,.42 + box .03 2 .03 @.42,.1,-.42 + box .88 .03 .03 @0,2.08,.42 + box .03 .03 .88 @.42,2.08,0
    + tube .018 -.36,.9,-.4 -.36,1.8,-.4 -.34,1.98,-.36 -.2,1.98,-.2 + lathe .02,.06 .11,.02 .11,0 0,0 @-.2,1.9,-.2 + rodz .04 .05 @-.36,1.05,-.38
  glass: box .84 1.96 .012 @0,.11,.42 + box .012 1.96 .84 @.42,.11,0
  wall.ceramic: box .9 2 .04 @0,.1,-.44 + box .04 2 .9 @-.44,.1,0
toilet paper, roll of paper, paper roll, toilet roll, rollofpaper | .11 | paper snow, tube wood #b08a5a
  paper: lathe .02,0 .055,0 .055,.1 .02,.1 .02,0 s32 + box .09 .1 .003 @.05,0,.054
  tube: lathe .0195,-.001 .022,-.001 .022,.102 .0195,.102 .0195,-.001
towel, bath towel, beach towel | .7 | cloth cloth #4a9ad0, stripe cloth #f6f4ee, rail steel
  rail: rodx .018 .7 @0,.66,0 + box .04 .06 .08 @.34,.63,-.05 mir
  cloth: box .5 .62 .02 b.008 @0,.05,.024 + box .5 .42 .02 b.008 @0,.25,-.024 + rodx .034 .5 @0,.66,0
  stripe: box .502 .05 .022 n2:0,.09,0 @0,.15,.024
soap, bar of soap | .06 | soap wax #f4a9c0, dish ceramic, bubble snow
  dish: lathe .04,0 .06,.012 .062,.02 .05,.014 0,.01 *1.3,1,.9
  soap: box .09 .035 .055 b.014 @0,.009,0
  bubble: ball .012 @.03,.045,.01 + ball .009 @.015,.045,-.008 + ball .01 @-.03,.045,.008
toothbrush | .19 | handle paint #2d8fd0, brush snow, tip petal #4fbf9a
  handle: box .014 .19 .008 b.004 + box .016 .06 .011 b.004 @0,.02,0
  brush: box .012 .034 .014 b.002 @0,.15,.009
  tip: box .0122 .01 .0142 b.002 @0,.162,.0092
match, matchstick | .05 | wood grain #d9b27a, tip petal #c4302b
  wood: box .0024 .046 .0024
  tip: ball .0026 .004 .0026 @0,.046,0
matchbox, box of matches | .02 | box paint #2d62b8, tray wood #d9b27a, tip petal #c4302b, label paint #f2c230
  box: box .055 .018 .036 b.001
  tray: box .05 .014 .033 b.001 @.022,.002,0
  label: box .034 .0004 .022 @0,.018,0
  wood: box .0024 .0024 .026 n5:.005,0,0 @.037,.0155,0
  tip: ball .002 n5:.005,0,0 @.037,.0168,.013
ironing board | .9 | board cloth #7fb0d8, leg steel
  board: plan .04 .6,-.16 .6,.16 -.2,.17 -.5,.1 -.6,0 -.5,-.1 -.2,-.17 @0,.86,0
  leg: bar .016 -.4,0,0 .35,.86,0 mirz + bar .016 .4,0,.1 -.35,.86,.1 mirz + rodz .014 .3 @-.4,.01,0 + rodz .014 .3 @.4,.01,0
barbecue, grill, bbq, bbq grill, charcoal grill | 1 | bowl paint #23262b, leg steel, grate iron, coal ember, food wax #7a3f22
  bowl: pot .02 .12,.55 .26,.62 .3,.74 s28 + tube .014 .28,.76,0 .34,.78,.05 .34,.78,-.05 .28,.76,0
  leg: bar .018 .1,.58,.1 .28,0,.28 mir + bar .018 0,.58,-.12 0,0,-.34 + box .48 .015 .46 @0,.22,0
  coal: cyl .26 .02 @0,.68,0
  grate: ring .285 .014 @0,.738,0 + rodx .005 .52 n9:0,0,.055 @0,.742,0
  food: ball .05 .016 .04 @.08,.758,.05 + ball .05 .016 .04 @-.08,.758,-.04 + pillx .018 .12 @-.05,.762,.09
cooler, cool box, ice box | .4 | box paint #2d7fb8, lid paint #f6f4ee, handle paint #f6f4ee
  box: box .6 .32 .36 b.03
  lid: box .62 .08 .38 b.03 @0,.31,0
  handle: tube .012 .31,.24,.0 .36,.3,0 .34,.42,0 -.34,.42,0 -.36,.3,0 -.31,.24,0
tray, serving tray | .05 | tray wood #a8743c, rim wood #7a5028
  tray: box .5 .02 .32 b.005
  rim: box .5 .05 .02 @0,0,.16 mirz + box .02 .05 .34 @.25,0,0 mir
poster | 1 | paper paint #f3e6c8, picture paint #d0574a, text paint #23262b, pin steel
  paper: box .7 1 .012 b.002
  picture: rodz .2 .014 @0,.62,.004 + slab .014 -.28,.3 .28,.3 .1,.55 0,.42 -.12,.58 @0,0,.005
  text: box .5 .07 .014 @0,.16,.005 + box .36 .04 .014 @0,.08,.005
  pin: ball .018 @.32,.95,.01 mir
hourglass, sand timer, sandglass | .25 | frame wood, glass glass #dfeef5, sand earth #e0b45a
  frame: cyl .07 .016 b.004 + cyl .07 .016 b.004 @0,.234,0 + cyl .007 .23 @.055,.01,0 o3
  glass: lathe .012,.016 .05,.03 .048,.08 .01,.12 .01,.13 .048,.17 .05,.22 .012,.234
  sand: lathe .03,.018 .047,.03 .035,.06 0,.075 + lathe .006,.13 .035,.16 .04,.185 0,.185 + cyl .002 .06 @0,.07,0
shell, seashell, sea shell, conch, scallop | .1 | shell ceramic #f6c8a8, rib petal #e8906a
  shell: ball .06 .06 .016 @0,.06,0 + box .04 .02 .016 b.006
  rib: tube .004 0,.012,.02 0,.06,.02 0,.115,.02 s8 layz + tube .004 .006,.014,.02 .022,.06,.02 .036,.103,.02 s8 layz mir + tube .004 .012,.018,.02 .034,.046,.02 .05,.084,.02 s8 layz mir
doormat, door mat, welcome mat | .03 | mat thatch #a8743c, edge rubber #2c2a28, text rubber #2c2a28
  mat: box .75 .025 .45 b.008
  edge: box .75 .028 .03 b.004 @0,0,.2 mirz + box .03 .028 .44 b.004 @.36,0,0 mir
  text: word hello .09 .006 rx-90 @0,.026,.03
planter, plant box, flower box, raised bed, planter box, box planter | .6 | box wood, soil earth #4a3424, leaf plant #4f8a34, petal petal #e0507a, second petal #f2c230
  box: box 1 .32 .4 b.01 + box 1.04 .05 .44 b.01 @0,.28,0
  soil: box .94 .03 .34 @0,.31,0
  leaf: leaf .26 .07 .5 rx20 o5 @-.3,.32,0 + leaf .26 .07 .5 rx20 o5 @0,.32,0 + leaf .26 .07 .5 rx20 o5 @.3,.32,0
  stem.plant: cyl .01 .24 n4:.24,0,0 @0,.32,0
  petal: ball .06 .04 .06 n2:.48,0,0 @-.12,.57,0
  second: ball .06 .04 .06 n2:.48,0,0 @.12,.57,0
cutting board, chopping board | .03 | board wood #c99a5a, knife steel, handle rubber, green leaves
  board: box .42 .025 .26 b.008
  dark: cyl .016 .026 @.18,.0005,0
  knife: plan .004 0,-.02 .16,-.018 .2,.01 0,.02 @-.08,.026,.04
  handle: box .1 .014 .024 b.004 @-.13,.025,.04
  green: rodx .022 .1 @-.02,.046,-.06 + cyl .022 .006 n3:.03,0,0 rz0 @.11,.026,-.05
whisk, egg beater, balloon whisk | .3 | steel steel, handle rubber
  handle: cyl .013 .12 @0,.18,0
  steel: tube .0025 0,.18,.008 0,.1,.045 0,.03,.04 0,0,0 0,.03,-.04 0,.1,-.045 0,.18,-.008 + tube .0025 0,.18,.008 0,.1,.045 0,.03,.04 0,0,0 0,.03,-.04 0,.1,-.045 0,.18,-.008 ry60 + tube .0025 0,.18,.008 0,.1,.045 0,.03,.04 0,0,0 0,.03,-.04 0,.1,-.045 0,.18,-.008 ry120
dish rack, plate rack, dish drainer | .3 | rack steel, plate ceramic, tray rubber
  tray: box .5 .02 .32 b.006
  rack: box .008 .1 .008 n8:.064,0,0 @0,.02,.13 mirz + rodx .005 .46 @0,.12,.13 mirz + rodx .005 .46 @0,.05,.13 mirz + rodz .005 .26 @.23,.05,0 mir + rodz .005 .26 @.23,.12,0 mir
  plate: rodx .12 .012 n5:.07,0,0 @-.05,.134,0
ketchup bottle, ketchup, bottle of ketchup, tomato sauce | .22 | sauce paint #c4202b, cap paint #f4f2ec, label paint #f4f2ec
  sauce: lathe .03,0 .035,.01 .035,.12 .03,.15 .018,.18 .016,.19 ~
  cap: lathe .018,.185 .018,.2 .006,.225 .004,.235
  label: lathe .0352,.045 .036,.047 .036,.108 .0352,.11
  red: ball .014 .016 .004 @0,.078,.036
  green: box .012 .006 .004 @0,.092,.037
mustard bottle, mustard, bottle of mustard | .22 | sauce paint #f0bc1e, cap paint #c4302b, label paint #fdf6d8
  sauce: lathe .03,0 .035,.01 .035,.12 .03,.15 .018,.18 .016,.19 ~
  cap: lathe .018,.185 .018,.2 .006,.225 .004,.235
  label: lathe .0352,.045 .036,.047 .036,.108 .0352,.11
  dark: box .04 .006 .003 n3:0,.014,0 @0,.07,.036
glass jar, jar, mason jar, cookie jar, storage jar, pickle jar | .2 | glass glass #cfe8ee, lid steel #b8bec4, food petal #6fae3e
  glass: lathe .06,0 .07,.01 .07,.13 .062,.155 .055,.16 ~
  lid: cyl .06 .03 b.005 @0,.158,0
  food: ball .022 .045 .022 @.03,.05,.02 + ball .022 .045 .022 @-.03,.055,.01 + ball .022 .045 .022 @.0,.05,-.03 + ball .02 .04 .02 @0,.06,.035
kitchen knife, chef knife, knife, table knife, bread knife, butter knife, carving knife, cooking knife, utensil knife | .32 | blade steel #c8ced4, handle rubber #2a2420, rivet gold
  blade: slab .006 -.022,.11 .02,.12 .022,.2 .014,.27 -.022,.33 b.001
  handle: slab .02 -.02,0 .012,0 .016,.03 .01,.07 .014,.125 -.022,.125 b.006
  rivet: rodz .004 .024 n3:0,.035,0 @-.004,.06,0
paper towel, paper towels, kitchen roll, roll of paper towels, paper towel roll, paper towel holder | .3 | paper snow, stand wood, tube wood #b08a5a
  stand: cyl .085 .018 b.005 + cyl .01 .31 + ball .017 @0,.315,0
  paper: lathe .02,.02 .068,.02 .068,.27 .02,.27 .02,.02 s32 + box .07 .25 .003 ry-8 @.035,.02,.068
  tube: lathe .018,.019 .022,.019 .022,.273 .018,.273 .018,.019
menu, menu board, restaurant menu, menu card, cafe menu | .34 | cover leather #7a2a2a, page pages, line rubber #5a4632, gold
  cover: box .24 .32 .012 ry32 @-.105,0,-.02 + box .24 .32 .012 ry-32 @.105,0,-.02
  page: box .21 .29 .012 ry32 @-.1,.015,-.01 + box .21 .29 .012 ry-32 @.1,.015,-.01
  line: box .14 .006 .004 ry32 n6:0,.03,0 @-.102,.13,-.003 + box .14 .006 .004 ry-32 n6:0,.03,0 @.102,.13,-.003
  spine.cover: cyl .014 .32 s10 @0,0,-.082
  gold: box .1 .018 .004 ry32 @-.102,.25,-.003 + box .1 .018 .004 ry-32 @.102,.25,-.003
pot lid, lid, pan lid, cooking pot lid | .1 | metal steel #a8aeb4, knob rubber
  metal: lathe .16,0 .165,.008 .15,.02 .1,.045 .03,.06 0,.062 ~ + ring .16 .008 @0,.006,0
  knob: cyl .012 .03 @0,.055,0 + ball .026 .016 .026 @0,.09,0
towel rail, towel rack, towel holder, towel bar, towelrail | .6 | metal steel #c8ced4, towel cloth #7fb8d8, stripe cloth #f6f4ee
  metal: rodx .014 .8 @0,.56,.08 + rodz .012 .1 @.36,.56,.03 mir + rodz .04 .02 @.36,.56,-.02 mir
  towel: box .42 .46 .03 b.01 @0,.09,.1 + box .42 .34 .02 b.008 @0,.21,.06 + rodx .03 .42 @0,.555,.08
  stripe: box .422 .03 .034 n2:0,.05,0 @0,.15,.1
tablecloth, table cloth | .03 | cloth cloth #f4f0e6, trim cloth #c4302b
  cloth: box .58 .012 .58 b.005
  trim: box .58 .014 .03 @0,0,.25 mirz + box .03 .014 .47 @.25,0,0 mir + cone .008 .03 rx90 n13:.046,0,0 @0,.006,.29 + cone .008 .03 rx-90 n13:.046,0,0 @0,.006,-.29
covered table, table with tablecloth, table with a tablecloth, table tablecloth, tablecloth table, table with cloth, table with a cloth | .78 | cloth cloth #f4f0e6, trim cloth #c4302b, leg grain #6d4526
  cloth: box 1.3 .03 .9 b.01 @0,.75,0 + box 1.3 .34 .02 @0,.42,.44 mirz + box .02 .34 .88 @.64,.42,0 mir
  trim: box 1.31 .04 .03 @0,.46,.44 mirz + box .03 .04 .9 @.64,.46,0 mir + box .012 .035 .91 n5:.22,0,0 @0,.749,0 + box 1.31 .035 .012 n3:0,0,.22 @0,.749,0
  leg: box .07 .74 .07 @.56,0,.36 mir mirz
ottoman, footstool, pouf, pouffe, foot rest, footrest | .42 | cloth cloth #5590a0, button cloth #3f6f7a, leg wood
  cloth: box .62 .2 .5 b.05 @0,.12,0 + box .64 .14 .52 b.06 @0,.28,0
  button: ball .022 .012 .022 n3:.18,0,0 @0,.42,.1 mirz
  leg: cyl .022 .13 .016 @.24,0,.18 mir mirz
key ring, keyring, ring of keys, keychain | .14 | metal iron, key gold, key2 steel
  metal: ringz .035 .005 @0,.13,0
  key: bar .005 0,.07,.002 0,-.01,.002 + ringz .016 .005 @0,.082,.002 + box .022 .008 .006 n2:0,.014,0 @.012,-.004,.002
  key2: bar .005 .018,.072,-.002 .066,.006,-.002 + ringz .014 .005 @.01,.083,-.002 + block .022 .008 .006 rz36 @.074,.012,-.002 + block .018 .008 .006 rz36 @.0645,.0235,-.002 + bar .005 -.018,.072,-.004 -.066,.006,-.004
    + ringz .014 .005 @-.01,.083,-.004 + block .022 .008 .006 rz-36 @-.074,.012,-.004 + block .018 .008 .006 rz-36 @-.0645,.0235,-.004
plaque, wall plaque, name plate, nameplate, memorial plaque, bronze plaque | .4 | plate bronze, frame wood, letter gold
  frame: box .62 .42 .04 b.012
  plate: box .54 .34 .03 b.008 @0,.04,.012
  letter: box .36 .024 .012 @0,.3,.028 + box .42 .014 .012 n4:0,.045,0 @0,.17,.028 + ball .014 .014 .008 @.245,.06,.03 mir + ball .014 .014 .008 @.245,.36,.03 mir
statue, stone statue, marble statue, hero statue, human statue, sculpture | 3 | stone marble #c8c4ba, base stone #9a948a
  base: box 1.1 .2 1.1 b.03 + box .9 .5 .9 b.03 @0,.2,0 + box 1.02 .1 1.02 b.03 @0,.7,0
  stone: tube .13>.1 .14,.85,.06 .14,1.2,.06 .12,1.55,0 + tube .13>.1 -.14,.85,-.06 -.14,1.2,-.06 -.12,1.55,0 + ball .12 .07 .2 @.14,.84,.12 + ball .12 .07 .2 @-.14,.84,.0
    + lathe .26,1.42 .24,1.6 .2,1.8 .27,2.05 .28,2.2 .1,2.34 .08,2.42 ~ *1,1,.72 + ball .15 .18 .16 @0,2.56,0 + tube .09>.065 .28,2.16,0 .5,2.3,.1 .52,2.75,.16 + ball .08 @.52,2.82,.16
    + tube .09>.065 -.28,2.16,0 -.42,1.85,.02 -.3,1.6,.14 + lathe .3,1.0 .26,1.3 .22,1.55 *1,1,.75 + bar .03 .52,2.7,.16 .62,3.3,.2
wall lamp, sconce, wall light, wall sconce, wall lantern | .42 | metal bronze, shade light #ffe6b0, bulb light
  metal: slab .025 0,0 .045,.03 .058,.13 .045,.24 0,.28 -.045,.24 -.058,.13 -.045,.03 ~ @0,.02,-.13 + tube .012 0,.15,-.12 0,.06,-.06 0,.04,.02 0,.09,.07 0,.15,.07 s7
    + lathe 0,.13 .03,.14 .05,.165 .052,.18 0,.18 s14 @0,0,.07 + ball .02 @0,.05,.0 + ball .014 @0,.24,-.115 + ring .094 .006 5 s18 @0,.38,.07
  shade: pot .006 .045,.175 .06,.22 .082,.3 .096,.38 s18 @0,0,.07
  bulb: pill .03 .14 @0,.18,.07
piggy bank, money box, coin bank, savings pig | .26 | body ceramic #f28fb2, inner ceramic #d9658f, coin gold
  body: ball .105 .1 .135 s16 @0,.145,0 + cyl .036 .09 .033 s12 @.055,0,.066 mir mirz + rodz .047 .06 s16 @0,.15,.14 + cone .036 .075 s8 rx-8 rz-24 @.052,.215,.085 mir
    + tube .009 0,.17,-.12 0,.2,-.155 .022,.21,-.17 .02,.18,-.175 0,.185,-.18 s6
  inner: rodz .038 .03 s16 @0,.15,.159 + cone .024 .056 s8 rx-8 rz-24 @.05,.222,.094 mir
  dark: rodz .009 .03 s6 @.016,.152,.162 mir + box .016 .02 .08 b.003 @0,.232,-.01
  eyes: ball .014 s8 @.052,.184,.106 mir
  coin: rodx .034 .007 s18 @0,.258,-.01
paper lantern, chinese lantern, asian lantern, japanese lantern, hanging paper lantern | .75 | paper plaster #d1261f, trim gold, tassel cloth #e0392a
  paper: lathe .09,.31 .15,.33 .195,.38 .21,.45 .195,.52 .15,.57 .09,.59 s24 c15 wave12:.05
  trim: cyl .1 .035 s20 @0,.575,0 + cyl .1 .035 s20 @0,.29,0 + ring .04 .007 rx90 @0,.65,0 + ball .022 @0,.265,0 + ball .018 @0,.2,0 + cyl .006 .1 @0,.18,0
  tassel: lathe 0,.19 .022,.185 .026,.16 .03,.0 0,0 s10 + lathe .0,.69 .006,.69 .006,.75 0,.75 s6
hot tub, jacuzzi, whirlpool bath, outdoor tub | 1 | tub wood, band iron, water liquid #4fb0dc, foam snow, step wood #6b4526
  tub: pot .1 1,0 1.05,.95 s28 + ring 1.03 .06 6 *1,.7,1 @0,.95,0 s28
  band: lathe 1.012,.18 1.03,.18 1.034,.26 1.016,.26 1.012,.18 s28 + lathe 1.034,.64 1.052,.64 1.056,.72 1.038,.72 1.034,.64 s28
  water: cyl .96 .72 s28 @0,.08,0
  foam: 5*blob .15 .15 1 4 *1,.5,1 @.55,.81,0 ry72i + blob .2 .15 1 4 *1,.45,1 @.1,.81,.1
  step: box 1 .06 .34 @0,.46,1.22 + box 1 .06 .3 @0,.22,1.5 + side .06 1.02,0 1.64,0 1.64,.22 1.38,.24 1.38,.46 1.02,.48 @.46,0,0 mir
mattress, bed mattress, spring mattress | .26 | cloth cloth #ece7da, stripe cloth #5d82b4, button cloth #c9bfa8
  cloth: box 1.4 .25 2 b.07
  stripe: rodx .014 1.3 @0,.236,.965 mirz + rodz .014 1.9 @.665,.236,0 mir + rodx .014 1.3 @0,.014,.965 mirz + rodz .014 1.9 @.665,.014,0 mir
    + box 1.412 .05 1.8 b.004 @0,.1,0 + box 1.2 .05 2.012 b.004 @0,.1,0
  button: ball .028 .012 .028 s8 n3:.42,0,0 n4:0,0,.46 @0,.25,0 + tube .012 .71,.16,-.15 .735,.13,-.1 .735,.13,.1 .71,.16,.15 s6 mir
blanket, folded blanket, throw blanket, wool blanket | .16 | cloth cloth #b5403a, stripe cloth #f0e2c4, band cloth #2f4a7c
  cloth: side .52 -.2,0 .13,0 .185,.022 .205,.075 .185,.128 .13,.15 -.2,.15 -.2,.115 .12,.115 .155,.1 .168,.075 .155,.05 .12,.035 -.2,.035 b.008
    + side .52 -.2,.04 .115,.04 .148,.055 .16,.075 .148,.095 .115,.11 -.2,.11 -.2,.08 .1,.08 .1,.07 -.2,.07 b.006
  stripe: side .07 -.203,-.003 .131,-.003 .188,.02 .209,.075 .188,.13 .131,.153 -.203,.153 b.001 @.14,0,0 mir
  band: side .018 -.204,-.004 .131,-.004 .189,.02 .2105,.075 .189,.13 .131,.154 -.204,.154 b.001 n2:.1,0,0 @.14,0,0 mir + bar .006 0,.03,0 0,.03,-.03 s5 n14:.037,0,0 @0,-.015,-.2
cash register, till, vintage cash register | .46 | body paint #6e2f24, trim gold, key snow, display plaster #f4efe0, metal steel
  body: side .44 -.2,.12 .2,.12 .2,.16 .1,.25 .06,.29 .06,.34 -.2,.34 b.012 + box .5 .12 .46 b.012 + box .42 .05 .12 b.01 @0,.34,-.1
  trim: box .46 .085 .02 b.006 @0,.018,.225 + box .1 .025 .03 b.006 @0,.05,.24 + box .44 .1 .1 b.012 @0,.38,-.1 + box .515 .014 .475 b.004 @0,.113,0 + cyl .03 .02 s10 rz-90 @.22,.24,-.02
  display: box .38 .065 .11 b0 @0,.398,-.1
  key: cyl .014 .03 s6 b0 n6:.06,0,0 rx42 @0,.165,.165 + cyl .014 .03 s6 b0 n6:.06,0,0 rx42 @0,.2,.125 + cyl .014 .03 s6 b0 n6:.06,0,0 rx42 @0,.235,.085
  metal: bar .009 .235,.24,-.02 .26,.24,-.02 .28,.33,.03 s6 + rodx .02 .05 s8 @.285,.34,.035
  dark: word 9 .042 .006 @0,.43,-.045 + box .3 .012 .02 b0 @0,.31,.058
conveyor belt, conveyor, assembly line | .95 | belt rubber #2a2c30, frame paint #e8a820, metal steel, line rubber #4a4d52, red paint #d1202a
  belt: box .7 .16 2.6 b.01 @0,.7,0 + rodx .078 .69 s14 @0,.779,1.3 mirz
  line: box .71 .012 .05 b0 n9:0,0,.3 @0,.855,0
  frame: box .07 .22 2.8 b.015 @.385,.68,0 mir + box .08 .7 .08 b.01 @.385,0,1 mir mirz + box .7 .07 .06 b.01 @0,.25,1 mirz + box .14 .04 .16 b.01 @.385,0,1 mir mirz + box .06 .06 2 b.01 @.385,.25,0 mir
  metal: rodx .05 .86 s10 n5:0,0,.5 @0,.76,0 + rodx .045 .86 s10 @0,.78,1.3 mirz + box .24 .26 .4 b.03 @.5,.45,.6
  red: rodx .045 .05 s10 @.43,.84,1.1 + box .012 .04 2.4 b0 @.422,.8,0 mir
roller conveyor, conveyor bars, conveyor rollers, conveyor bars high, conveyor roller, roller track conveyor, gravity conveyor | .95 | roller steel #c3c8ce, frame paint #e8a820, metal iron #5a6068
  frame: box .08 .24 2.8 b.015 @.44,.66,0 mir + box .08 .68 .08 b.01 @.44,0,1.1 mir mirz + box .8 .07 .06 b.01 @0,.25,1.1 mirz + box .16 .04 .18 b.01 @.44,0,1.1 mir mirz + box .06 .06 2.2 b.01 @.44,.25,0 mir
  roller: rodx .075 .84 s14 n14:0,0,.2 @0,.83,0
  metal: rodx .035 .97 s8 n14:0,0,.2 @0,.82,0
conveyor with sides, conveyor sides, conveyor bars sides, conveyor long sides, conveyor stripe sides, conveyor belt with sides, conveyor with side walls, conveyor long stripe sides, conveyor bars stripe side | 1.2 | side paint #e8a820, belt rubber #2a2c30, metal steel, line rubber #4a4d52
  belt: box .7 .16 2.6 b.01 @0,.7,0 + rodx .078 .69 s14 @0,.779,1.3 mirz
  line: box .71 .012 .05 b0 n9:0,0,.3 @0,.855,0
  side: box .08 .52 2.8 b.02 @.4,.62,0 mir + box .14 .06 2.82 b.02 @.4,1.12,0 mir + box .08 .7 .08 b.01 @.4,0,1 mir mirz + box .7 .07 .06 b.01 @0,.25,1 mirz + box .16 .04 .18 b.01 @.4,0,1 mir mirz + box .05 .46 .06 b.01 n5:0,0,.6 @.45,.64,0 mir
  metal: rodx .045 .92 s10 @0,.78,1.3 mirz + rodx .03 .94 s8 n5:0,0,.6 @0,.7,0
striped conveyor, conveyor stripe, conveyor long stripe, conveyor bars stripe, conveyor with stripes, conveyor belt stripe, conveyor bars stripe high | .95 | belt rubber #2a2c30, stripe paint #f2c020, frame paint #6a727c, metal steel, dark rubber #1d1a19
  belt: box .7 .16 2.6 b.01 @0,.7,0 + rodx .078 .69 s14 @0,.779,1.3 mirz
  stripe: plan .012 -.34,-.12 0,.12 .34,-.12 .34,.04 0,.28 -.34,.04 b0 n5:0,0,.52 @0,.856,-.08 + box .084 .14 .14 b0 rx35 n10:0,0,.28 @.385,.71,0 mir
  frame: box .07 .24 2.8 b.015 @.385,.68,0 mir + box .08 .7 .08 b.01 @.385,0,1 mir mirz + box .7 .07 .06 b.01 @0,.25,1 mirz + box .14 .04 .16 b.01 @.385,0,1 mir mirz
  metal: rodx .045 .86 s10 @0,.78,1.3 mirz
conveyor fence, conveyor bars fence, conveyor with a fence, conveyor bars stripe fence, fenced conveyor, conveyor guard rail, conveyor with railings | 1.4 | fence paint #e8a820, roller steel #c3c8ce, frame iron #5a6068, metal steel
  frame: box .08 .24 2.8 b.015 @.44,.66,0 mir + box .08 .68 .08 b.01 @.44,0,1.1 mir mirz + box .8 .07 .06 b.01 @0,.25,1.1 mirz + box .16 .04 .18 b.01 @.44,0,1.1 mir mirz
  roller: rodx .075 .84 s14 n14:0,0,.2 @0,.83,0
  fence: box .06 .6 .06 b.01 n5:0,0,.66 @.46,.8,0 mir + rodz .035 2.8 s8 n3:0,.2,0 @.46,1.16,0 mir
covered conveyor, conveyor cover, conveyor tunnel, cover stripe, cover bar, cover stripe bar, conveyor with a cover, conveyor housing, cover stripe top | 1.7 | cover paint #6a7f94, stripe paint #f2c020, belt rubber #2a2c30, frame paint #e8a820, metal steel, flap rubber #3a3f46
  belt: box .7 .16 3 b.01 @0,.7,0 + rodx .078 .69 s14 @0,.779,1.5 mirz
  frame: box .07 .22 3.1 b.015 @.385,.68,0 mir + box .08 .7 .08 b.01 @.385,0,1.2 mir mirz + box .14 .04 .16 b.01 @.385,0,1.2 mir mirz + box .7 .07 .06 b.01 @0,.25,1.2 mirz
  cover: slab 1.9 -.56,.6 -.56,1.5 -.44,1.66 .44,1.66 .56,1.5 .56,.6 .46,.6 .46,1.44 .38,1.54 -.38,1.54 -.46,1.44 -.46,.6 b.015 + box .3 .1 .3 b.02 n2:0,0,.8 @0,1.64,0
  stripe: slab .2 -.58,.58 -.58,1.51 -.45,1.69 .45,1.69 .58,1.51 .58,.58 .45,.58 .45,1.43 .37,1.52 -.37,1.52 -.45,1.43 -.45,.58 b.01 n2:0,0,1.7
  flap: box .13 .56 .02 b0 n6:.145,0,0 @0,.97,.86 mirz
  metal: rodx .045 .86 s10 @0,.78,1.5 mirz
conveyor cover corner, cover corner, cover stripe corner, corner conveyor cover, covered conveyor corner, conveyor tunnel corner | 1.7 | cover paint #6a7f94, stripe paint #f2c020, belt rubber #2a2c30, frame paint #e8a820, flap rubber #3a3f46
  belt: plan .16 -.35,1.5 -.35,-.1 -.1,-.35 1.5,-.35 1.5,.35 .6,.35 .35,.6 .35,1.5 b.01 @0,.7,0
  frame: plan .2 -.44,1.45 -.44,-.15 -.15,-.44 1.45,-.44 1.45,.44 .6,.44 .44,.6 .44,1.45 b.01 @0,.56,0 + box .08 .6 .08 b.01 @.36,0,1.3 mir + box .08 .6 .08 b.01 @1.3,0,.36 mirz + box .08 .6 .08 b.01 @-.2,0,-.2
  cover: plan 1.06 -.56,.95 -.56,-.2 -.2,-.56 .95,-.56 .95,.56 .7,.56 .56,.7 .56,.95 b.05 @0,.6,0
  stripe: box 1.18 1.12 .16 b.04 @0,.58,.9 + box .16 1.12 1.18 b.04 @.9,.58,0
  dark: box .8 .56 .05 b0 @0,.9,.96 + box .05 .56 .8 b0 @.96,.9,0
  flap: box .12 .5 .02 b0 n6:.135,0,0 @0,.94,.99 + box .02 .5 .12 b0 n6:0,0,.135 @.99,.94,0
conveyor hopper, cover hopper, hopper, cover stripe hopper, feed hopper, hopper over a conveyor, factory hopper, conveyor with a hopper | 2.6 | hopper paint #6a7f94, stripe paint #f2c020, belt rubber #2a2c30, frame paint #e8a820, metal steel, ore stone #8a6a4a
  belt: box .7 .16 3 b.01 @0,.7,0 + rodx .078 .69 s14 @0,.779,1.5 mirz
  frame: box .07 .22 3.1 b.015 @.385,.68,0 mir + box .08 .7 .08 b.01 @.385,0,1.2 mir mirz + box .14 .04 .16 b.01 @.385,0,1.2 mir mirz + bar .05 .5,.7,.5 .75,2.2,.75 s6 mir mirz
  hopper: loft -.26,1.04,.26 .26,1.04,.26 .26,1.04,-.26 -.26,1.04,-.26 / -.3,1.3,.3 .3,1.3,.3 .3,1.3,-.3 -.3,1.3,-.3 / -.85,2.2,.85 .85,2.2,.85 .85,2.2,-.85 -.85,2.2,-.85 / -.85,2.5,.85 .85,2.5,.85 .85,2.5,-.85 -.85,2.5,-.85 / -.78,2.5,.78 .78,2.5,.78 .78,2.5,-.78 -.78,2.5,-.78 / -.74,2.3,.74 .74,2.3,.74 .74,2.3,-.74 -.74,2.3,-.74 + box .96 .5 1 b.03 @0,.64,0
  stripe: box 1.74 .12 .04 b0 @0,2.26,.85 mirz + box .04 .12 1.74 b0 @.85,2.26,0 mir + box .99 .1 1.02 b.01 @0,.98,0
  ore: blob .4 .25 3 8 @0,2.24,0 + blob .26 .3 3 7 n4:.36,0,.2 @0,2.3,0 + blob .2 .3 3 7 n3:-.36,0,.34 @0,2.32,0 + blob .12 .3 3 6 n3:0,0,.26 @0,.9,1
  metal: rodx .045 .86 s10 @0,.78,1.5 mirz
conveyor cover window, cover window, cover stripe window, conveyor with a window, conveyor tunnel window | 1.7 | cover paint #6a7f94, stripe paint #f2c020, glass glass #8fd0ee, belt rubber #2a2c30, frame paint #e8a820, box paint #b8864a
  belt: box .7 .16 3 b.01 @0,.7,0 + rodx .078 .69 s14 @0,.779,1.5 mirz
  frame: box .07 .22 3.1 b.015 @.385,.68,0 mir + box .08 .7 .08 b.01 @.385,0,1.2 mir mirz + box .14 .04 .16 b.01 @.385,0,1.2 mir mirz + box .7 .07 .06 b.01 @0,.25,1.2 mirz
  cover: box 1.1 .14 1.9 b.03 @0,1.5,0 + box .1 .32 1.9 b.02 @.5,.6,0 mir + box .1 .7 .3 b.02 @.5,.85,.8 mir mirz + box .3 .1 .3 b.02 @0,1.62,0
  glass: box .04 .66 1.34 b0 @.5,.88,0 mir
  stripe: box 1.14 .16 .16 b.02 @0,1.5,.88 mirz + box .14 .96 .16 b.02 @.5,.6,.88 mir mirz
  box: box .46 .42 .46 b.03 n2:0,0,.7 @0,.86,-.1
conveyor scanner, scanner high, high scanner, scanner arch, conveyor scanner arch, package scanner, scanner gate, factory scanner | 1.9 | arch paint #6a7f94, stripe paint #f2c020, belt rubber #2a2c30, frame paint #e8a820, beam light #ff3a3a, screen light #5fd8ff, box paint #b8864a
  belt: box .7 .16 2.6 b.01 @0,.7,0 + rodx .078 .69 s14 @0,.779,1.3 mirz
  frame: box .07 .22 2.7 b.015 @.385,.68,0 mir + box .08 .7 .08 b.01 @.385,0,1 mir mirz + box .14 .04 .16 b.01 @.385,0,1 mir mirz + box .7 .07 .06 b.01 @0,.25,1 mirz
  arch: box .22 1.7 .5 b.04 @.55,0,0 mir + box 1.32 .3 .5 b.05 @0,1.55,0 + box .34 .1 .7 b.02 @.55,0,0 mir + box .3 .4 .16 b.03 @.72,1.1,.16
  stripe: box .24 .1 .52 b.01 n2:0,.5,0 @.55,.6,0 mir + box .9 .1 .52 b.01 @0,1.64,0
  beam: box .9 .03 .06 b0 @0,1.52,0 + slab .02 -.05,1.52 .05,1.52 .34,.87 -.34,.87 b0
  screen: box .22 .28 .02 b.01 @.72,1.16,.25
  box: box .44 .36 .4 b.03 @0,.86,.75 + box .4 .3 .4 b.03 @0,.86,-.8
  tape.frame: box .08 .37 .41 b0 @0,.86,.75
low scanner, scanner low, scanner low arch, conveyor scanner low, low conveyor scanner, small conveyor scanner | 1.3 | arch paint #6a7f94, stripe paint #f2c020, belt rubber #2a2c30, frame paint #e8a820, beam light #5aff8a, screen light #5fd8ff
  belt: box .7 .16 2.6 b.01 @0,.7,0 + rodx .078 .69 s14 @0,.779,1.3 mirz
  frame: box .07 .22 2.7 b.015 @.385,.68,0 mir + box .08 .7 .08 b.01 @.385,0,1 mir mirz + box .14 .04 .16 b.01 @.385,0,1 mir mirz + box .7 .07 .06 b.01 @0,.25,1 mirz
  arch: box .2 .7 .6 b.04 @.52,.5,0 mir + box 1.24 .16 .6 b.05 @0,1.14,0 + box .2 .3 .34 b.03 @.62,.9,0
  stripe: box .22 .08 .62 b.01 @.52,.7,0 mir + box .9 .06 .62 b.01 @0,1.26,0
  beam: box .84 .03 .1 b0 @0,1.12,.2 + box .71 .012 .04 b0 n2:0,0,.3 @0,.856,0
  screen: box .02 .18 .22 b.01 @.73,.96,0 + box .3 .06 .02 b0 @0,1.19,.31
light switch, wall switch, lightswitch | .12 | plate ceramic #f4f2ea, switch ceramic #ffffff, screw steel, on light #5aff8a
  plate: slab .012 -.04,0 .04,0 .04,.12 -.04,.12 b.004
  switch: box .03 .05 .012 b.003 @0,.036,.007 + side .02 0,.036 .016,.064 .02,.074 .012,.08 0,.074 b.002 @0,0,.007
  dark: box .034 .054 .003 b0 @0,.034,.006
  screw: rodz .004 .006 s10 b.001 @0,.016,.006 + rodz .004 .006 s10 b.001 @0,.104,.006
  dark: box .006 .001 .002 b0 n2:0,.088,0 @0,.0595,.0092
ball of yarn, yarn, yarn ball, wool ball, knitting yarn, ball of wool | .2 | yarn cloth #c9456a, strand cloth #e0688a, needle wood #d9b06a
  yarn: ball .083 s14 @0,.088,0 + ring .079 .011 5 s14 @0,.088,0 + ring .079 .011 5 s14 rx60 @0,.088,0 + ring .079 .011 5 s14 rx60 ry60 @0,.088,0 + ring .079 .011 5 s14 rx60 ry120 @0,.088,0
    + tube .006 0,.008,.02 .05,.006,.1 .08,.006,.11 .13,.006,.08 .12,.006,.03 .16,.006,.0 .2,.006,.05 s5
  strand: ring .077 .011 5 s13 rx30 ry20 @0,.088,.018 + ring .077 .011 5 s13 rx70 ry80 @.015,.088,0 + ring .074 .011 5 s13 rz70 ry20 @-.02,.088,.01
  needle: bar .005 -.1,.02,.02 .08,.2,-.03 s6 + bar .005 .11,.03,.0 -.07,.195,-.04 s6 + ball .011 s8 @.082,.2,-.03 + ball .011 s8 @-.072,.195,-.04
weathervane, weather vane, weathercock, wind vane | 1.5 | metal iron #26292e, rooster copper, letter gold, base roofTiles
  base: pyr .6 .3 .6 .1
  metal: cyl .016 1.1 s8 @0,.1,0 + rodx .011 .7 s6 @0,.66,0 + rodz .011 .7 s6 @0,.66,0 + ball .035 s8 @0,.66,0 + ball .03 s8 @0,.9,0 + rodx .012 .74 s6 @0,1.1,0 + slab .016 .36,1.03 .5,1.1 .36,1.17 b.003 + slab .016 -.42,1.02 -.28,1.08 -.28,1.12 -.42,1.18 -.37,1.1 b.003
    + tube .009 .05,.76,0 .14,.8,0 .16,.9,0 .08,.94,0 .02,.9,0 s5 + tube .009 -.05,.76,0 -.14,.8,0 -.16,.9,0 -.08,.94,0 -.02,.9,0 s5
  rooster: slab .024 -.03,1.1 .06,1.1 .12,1.17 .15,1.26 .17,1.33 .225,1.345 .185,1.375 .175,1.41 .15,1.44 .125,1.41 .105,1.43 .09,1.39 .08,1.32 .04,1.27 -.05,1.26 -.1,1.33 -.17,1.42 -.25,1.4 -.27,1.3 -.2,1.24 -.22,1.18 -.13,1.15 b.004
  letter: word e .13 .016 @.37,.66,0 + word w .13 .016 @-.37,.66,0 + word s .13 .016 @0,.66,.36 + word n .13 .016 @0,.66,-.36
corkscrew, wine opener, cork screw | .16 | metal steel, handle wood #7a3f1c
  metal: bar .0032 0.0055,0.0145,0.0095 -0.0056,0.025,0.0095 -0.011,0.0355,-0.0001 -0.0054,0.046,-0.0096 0.0056,0.0565,-0.0094 0.011,0.067,0.0002 0.0053,0.0775,0.0096 -0.0057,0.088,0.0094 -0.011,0.0985,-0.0003 -0.0052,0.109,-0.0097 0.0058,0.1195,-0.0094 0.011,0.13,0.0004 0.0051,0.1405,0.0097 -0.0059,0.151,0.0093 -0.011,0.1615,-0.0005 -0.0051,0.172,-0.0098 0.0059,0.1825,-0.0093 0.011,0.193,0.0006 0,.2,0 0,.215,0 s5 + cyl .005 .03 s8 @0,.196,0
  handle: pillx .015 .12 s10 @0,.232,0 + rodx .018 .02 s10 @0,.232,0
funnel, kitchen funnel | .18 | plastic paint #3f8fd8, rim paint #2d6fb0
  plastic: pot .004 .007,0 .012,.06 .018,.075 .075,.165 .078,.18 s18
  rim: ring .077 .005 5 s18 @0,.178,0 + ring .018 .005 5 s14 @0,.172,-.096
cheese grater, grater, box grater | .24 | steel steel, hole rubber #3a3d42, grip rubber #26282c
  steel: pyr .12 .2 .085 .68 + tube .008 -.03,.195,0 -.03,.228,0 -.015,.24,0 .015,.24,0 .03,.228,0 .03,.195,0 s6 + box .124 .012 .09 b.003
    + block .007 .005 .006 b0 n5:.016,0,0 rx-4 @0,.035,.0425 + block .007 .005 .006 b0 n4:.016,0,0 rx-4 @0,.058,.041 + block .007 .005 .006 b0 n5:.015,0,0 rx-4 @0,.081,.0395 + block .007 .005 .006 b0 n4:.015,0,0 rx-4 @0,.104,.038 + block .007 .005 .006 b0 n5:.014,0,0 rx-4 @0,.127,.0362 + block .007 .005 .006 b0 n4:.014,0,0 rx-4 @0,.15,.0345
  hole: block .007 .005 .006 b0 n5:.016,0,0 rx-4 @0,.03,.0417 + block .007 .005 .006 b0 n4:.016,0,0 rx-4 @0,.053,.0403 + block .007 .005 .006 b0 n5:.015,0,0 rx-4 @0,.076,.0387 + block .007 .005 .006 b0 n4:.015,0,0 rx-4 @0,.099,.0372 + block .007 .005 .006 b0 n5:.014,0,0 rx-4 @0,.122,.0354 + block .007 .005 .006 b0 n4:.014,0,0 rx-4 @0,.145,.0337
    + block .006 .007 .05 b0 rz5.5 n2:0,.06,0 @.0535,.07,0 + block .006 .007 .035 b0 rz5.5 @.046,.16,0
  grip: pillx .012 .05 s9 @0,.24,0
sponge, kitchen sponge, dish sponge | .04 | foam earth #f2cf3a, pad cloth #2f8a4a, hole earth #c79f1e
  foam: box .11 .028 .07 b.004
  pad: box .1105 .011 .0705 b.002 @0,.028,0
  hole: ball .004 .003 .0015 s6 n5:.021,.0,0 @0,.02,.0345 + ball .0028 .002 .0015 s6 n4:.024,0,0 @.004,.009,.0345 + ball .0015 .003 .004 s6 n3:0,0,.02 @.0545,.019,0 + ball .0015 .002 .003 s6 n3:0,0,.018 @.0545,.008,.006
hairbrush, hair brush, paddle brush | .24 | wood wood #a8623a, cushion rubber #2a2226, bristle snow
  wood: slab .016 -.009,0 .009,0 .013,.03 .009,.08 .016,.1 .035,.125 .038,.18 .028,.225 0,.24 -.028,.225 -.038,.18 -.035,.125 -.016,.1 -.009,.08 -.013,.03 b.005
  cushion: ball .029 .052 .008 s12 @0,.175,.007
  bristle: block .0022 .0022 .022 b0 n5:.0095,0,0 n5:0,.014,0 @0,.175,.02 + block .0022 .0022 .02 b0 n3:.0095,0,0 n2:0,.084,0 @0,.175,.017
comb, hair comb, pocket comb | .04 | body paint #2b7fae
  body: slab .005 -.08,.026 .08,.026 .078,.036 .07,.04 -.07,.04 -.078,.036 b.0012 + slab .0036 -.0009,0 .0009,0 .0013,.028 -.0013,.028 b0 n33:.0044,0,0 + slab .005 .073,.0 .079,.001 .08,.03 .074,.03 b.001 mir
lipstick, lip stick | .08 | case obsidian #1f1c22, gold, lip paint #d11f3a
  case: cyl .0115 .034 s18
  gold: cyl .0095 .05 s16 b.0006 @0,.002,0 + lathe .0115,.028 .0122,.029 .0122,.033 .0115,.034 .0115,.028 s18
  lip: loft .0082,.045,0 .0058,.045,.0058 0,.045,.0082 -.0058,.045,.0058 -.0082,.045,0 -.0058,.045,-.0058 0,.045,-.0082 .0058,.045,-.0058 / .0082,.066,0 .0058,.064,.0058 0,.063,.0082 -.0058,.064,.0058 -.0082,.066,0 -.0058,.069,-.0058 0,.071,-.0082 .0058,.069,-.0058 / .006,.0685,-.001 .0042,.067,.0042 0,.0665,.006 -.0042,.067,.0042 -.006,.0685,-.001 -.0042,.074,-.0052 0,.0765,-.0068 .0042,.074,-.0052 c60
razor, safety razor, shaving razor | .14 | metal steel, grip iron #3a3e44, blade silver
  metal: cyl .006 .1 .005 s12 + ball .007 s10 @0,.006,0 + cyl .004 .02 s8 @0,.098,0 + side .044 -.014,.116 .014,.116 .015,.121 .009,.126 -.009,.126 -.015,.121 b.002 + box .042 .006 .026 b.002 @0,.108,0
  grip: cyl .0066 .05 s12 @0,.02,0 + ring .0064 .0012 5 s12 n6:0,.008,0 @0,.045,0
  blade: box .043 .0012 .034 b0 @0,.1146,0
wind chime, wind chimes, windchime | .9 | wood wood #8a5a30, tube steel, cord thatch #d9c9a0
  wood: cyl .13 .03 s18 @0,.68,0 + cyl .045 .022 s14 @0,.3,0 + slab .012 -.045,.0 .045,.0 .06,.05 .045,.13 0,.16 -.045,.13 -.06,.05 b.003
  tube: pot .004 .016,.14 .016,.56 s8 @.105,0,0 + pot .004 .016,.18 .016,.56 s8 @.105,0,0 ry60 + pot .004 .016,.22 .016,.56 s8 @.105,0,0 ry120 + pot .004 .016,.1 .016,.56 s8 @.105,0,0 ry180 + pot .004 .016,.06 .016,.56 s8 @.105,0,0 ry240 + pot .004 .016,.26 .016,.56 s8 @.105,0,0 ry300
    + ring .03 .007 5 s12 rx90 @0,.9,0
  cord: cyl .004 .15 s5 @.105,.545,0 o6 + cyl .004 .6 s5 @0,.13,0 + bar .004 .11,.7,0 0,.88,0 s4 o3
safety pin, diaper pin | .12 | wire steel, head gold
  wire: bar .0026 .012,.1,0 .014,.02,0 .01,.008,0 0,.004,0 -.01,.008,0 -.013,.02,0 -.0125,.1,0 s7 + ringz .0085 .0026 6 s14 @0,.012,.001
  head: slab .009 -.018,.092 .018,.092 .019,.11 .012,.12 -.012,.12 -.019,.11 b.003 + slab .011 -.018,.092 -.008,.086 .0,.1 -.01,.104 b.002
thermometer, clinical thermometer, glass thermometer | .3 | back wood #a8703a, glass ceramic #f4f6f8, mercury paint #d1202a, tick rubber
  back: slab .014 -.035,0 .035,0 .04,.02 .04,.27 .02,.3 -.02,.3 -.04,.27 -.04,.02 b.004
  glass: box .014 .22 .008 b.003 @0,.05,.009 + ball .017 s12 @0,.042,.012
  mercury: ball .0185 .0185 .012 s12 @0,.042,.018 + box .006 .13 .006 b0 @0,.05,.0125
  tick: box .014 .0022 .004 b0 n9:0,.022,0 @.02,.16,.0065 + box .009 .0016 .004 b0 n8:0,.022,0 @.018,.16,.0065 + box .014 .0022 .004 b0 n9:0,.022,0 @-.02,.16,.0065 + rodz .005 .018 s8 @0,.285,0
stethoscope, doctor s stethoscope | .5 | tube rubber #24406e, metal steel, tip rubber #1d1a19
  tube: tube .011 .06,.3,0 .05,.2,0 0,.15,0 -.05,.2,0 -.06,.3,0 s6 + tube .011 0,.155,0 .0,.1,.01 .04,.05,.04 .1,.02,.08 .13,.016,.12 s6
  metal: tube .007 .06,.29,0 .065,.37,0 .045,.45,0 .02,.48,.005 s6 mir + lathe .0,0 .045,0 .045,.012 .03,.02 .02,.03 0,.034 s16 @.15,0,.15 + cyl .009 .03 s8 rx60 @.14,.014,.13
  tip: ball .014 s8 @.018,.484,.006 mir + lathe .044,-.001 .049,.002 .049,.011 .044,.013 .044,-.001 s16 @.15,.0,.15
whistle, referee whistle, sports whistle | .06 | body paint #d1302a, metal steel, cord cloth #26282c
  body: rodx .02 .026 s18 @0,.021,-.01 + side .024 -.01,.024 .0,.041 .05,.041 .052,.037 .052,.03 .012,.022 b.003
  dark: box .018 .006 .008 b0 @0,.037,.012 + rodx .013 .0275 s14 @0,.021,-.01 *1,1,1
  metal: rodx .011 .029 s12 @0,.021,-.01 + ringx .008 .0018 5 s12 @0,.041,-.032 + box .006 .006 .008 b.001 @0,.032,-.026
  cord: tube .0025 0,.049,-.034 .014,.03,-.05 .03,.004,-.05 .045,.003,-.02 .04,.003,.02 s5
pepper mill, pepper grinder, salt mill, spice mill, spice grinder | .2 | wood grain #6b3f22, knob steel
  wood: lathe .032,0 .034,.01 .026,.035 .022,.075 .028,.105 .03,.12 .021,.128 0,.128 + lathe .024,.13 .03,.142 .028,.17 .012,.184 0,.184
  knob: ball .009 @0,.19,0 + cyl .022 .003 @0,.1275,0
cable, cables, power cable, electric cable, cord, extension cord, coil of cable, cable coil | .1 | cable rubber #22252b, plug rubber #33373f, pin gold
  cable: ring .13 .011 8 @0,.012,0 + ring .128 .011 8 @.004,.034,.002 + ring .131 .011 8 @-.003,.056,0 + ring .127 .011 8 @0,.078,.003
    + tube .011 .05,.078,.118 .13,.05,.13 .19,.014,.1 .24,.012,.02 + tube .011 -.06,.012,.115 -.14,.012,.15 -.2,.012,.12 -.22,.012,.06
  plug: box .034 .03 .05 b.008 @.24,0,0 + box .034 .03 .06 b.008 @-.22,0,.04
  pin: rodz .004 .03 @.232,.014,-.035 + rodz .004 .03 @.248,.014,-.035
tool cart, tool trolley, service cart, utility cart, storage cart, workshop cart, trolley, tool cabinet | .95 | body paint #c4302b, drawer paint #a8261f, handle steel, top rubber #2a2c30, wheel rubber
  body: box .7 .66 .44 b.02 @0,.16,0
  top: box .72 .04 .46 b.01 @0,.82,0 + box .03 .05 .46 @.345,.85,0 mir + box .72 .05 .03 @0,.85,.215 mirz
  drawer: box .62 .1 .03 n4:0,.15,0 @0,.445,.215 + box .62 .08 .03 @0,.2,.215
  handle: rodx .01 .5 n4:0,.15,0 @0,.52,.245 + box .02 .02 .03 n4:0,.15,0 @.22,.51,.235 mir + rodz .014 .36 @.42,.78,0 + rodx .012 .08 @.385,.78,.16 mirz
  wheel: rodx .07 .04 @.29,.07,.16 mir mirz + box .06 .08 .05 @.29,.1,.16 mir mirz
pizza cutter, pizza wheel | .22 | handle rubber #b3261e, blade steel
  handle: pill .016 .12 @0,.1,0
  blade: rodz .05 .003 @0,.05,0 s32 + rodz .01 .02 @0,.05,0 + box .008 .06 .004 @0,.05,.008 mirz
mortar and pestle, mortar pestle, pestle and mortar, pestle | .16 | stone marble #c9c4ba, pestle stone #8d877d
  stone: pot .014 .045,0 .05,.012 .04,.022 .07,.06 .08,.11 s28
  pestle: bar .014 -.01,.05,0 .09,.17,0 + ball .022 .022 .022 @-.012,.046,0 + ball .018 .018 .018 @.09,.17,0
knife block, block of knives, knife holder, knife set | .3 | wood grain #8a5a32, handle rubber #22222a, metal steel
  wood: side .12 -.1,0 .1,0 .1,.06 -.02,.2 -.12,.12 b.006
  handle: box .02 .1 .028 b.006 rx-40 @.03,.15,-.045 mir + box .02 .1 .028 b.006 rx-40 @0,.15,-.045 + box .018 .08 .022 b.005 rx-40 @.022,.12,.02 mir + box .018 .08 .022 b.005 rx-40 @-.022,.095,.056 mir
  metal: box .012 .02 .03 rx-40 @.03,.135,-.033 mir + box .012 .02 .03 rx-40 @0,.135,-.033
popsicle stick, ice cream stick, ice lolly stick, craft stick, lolly stick, wooden stirrer | .012 | wood plaster #dcb888
  wood: plan .004 -.055,-.008 .055,-.008 .062,-.004 .063,0 .062,.004 .055,.008 -.055,.008 -.062,.004 -.063,0 -.062,-.004 b.001 + plan .004 -.055,-.008 .055,-.008 .062,-.004 .063,0 .062,.004 .055,.008 -.055,.008 -.062,.004 -.063,0 -.062,-.004 b.001 ry60 @0,.004,0
    + plan .004 -.055,-.008 .055,-.008 .062,-.004 .063,0 .062,.004 .055,.008 -.055,.008 -.062,.004 -.063,0 -.062,-.004 b.001 ry-35 @0,.008,0
laundry basket, laundry hamper, hamper, basket of laundry, laundry, clothes basket, pile of laundry | .6 | basket plaster #e8e4dc, hole rubber #8a9aa8, red cloth #c4402a, blue cloth #3f6fb0, white cloth #f4f2ec
  basket: pot .02 .2,0 .26,.42 s28 + ring .256 .024 8 @0,.415,0 + tube .014 .25,.36,.06 .31,.38,0 .25,.36,-.06 s8 mir
  hole: box .04 .03 .02 b.004 @0,.12,.212 o12 + box .04 .03 .02 b.004 @0,.22,.226 o12:15 + box .04 .03 .02 b.004 @0,.3,.238 o12
  red: blob .15 .25 5 *1,.6,1 @.07,.46,.06 + box .14 .02 .2 b.008 rx60 @.1,.36,.24
  blue: blob .14 .25 5 *1,.65,1 @-.09,.46,-.02
  white: blob .13 .25 5 *1,.7,1 @.03,.5,-.09
clothesline, clothes line, washing line, laundry line, clothes on a line, washing, hanging laundry | 1.9 | post wood, rope thatch #e8dcc0, red cloth #c4402a, blue cloth #3f6fb0, white cloth #f4f2ec, peg grain #c9a068
  post: box .1 1.9 .1 @1.5,0,0 mir + box .1 .08 .6 @1.5,1.74,0 mir
  rope: tube .01 -1.5,1.8,.0 -.7,1.72,0 0,1.69,0 .7,1.72,0 1.5,1.8,0 s6
  red: slab .02 -.2,0 .2,0 .2,.4 .36,.28 .42,.38 .2,.58 .07,.6 -.07,.6 -.2,.58 -.42,.38 -.36,.28 -.2,.4 b.004 @-.9,1.14,0
  blue: slab .02 -.17,0 -.03,0 0,.4 .03,0 .17,0 .2,.7 -.2,.7 b.004 @.05,1.02,0
  white: slab .018 -.32,0 .32,0 .32,.72 -.32,.72 b.004 @.92,1.04,0
  peg: box .02 .09 .035 n2:.3,0,0 @-.9,1.68,0 + box .02 .09 .035 n2:.3,0,0 @.05,1.66,0 + box .02 .09 .035 n2:.5,0,0 @.92,1.68,0
drying rack, clothes rack, clothes drying rack, clothes horse, clothes airer, laundry rack | 1.1 | metal steel, red cloth #c4402a, blue cloth #3f6fb0, white cloth #f4f2ec
  metal: bar .014 .6,0,.35 .6,1.1,-.1 s8 mir + bar .014 .6,0,-.35 .6,1.1,.1 s8 mir + rodx .01 1.2 @0,1.06,.09 mirz + rodx .01 1.2 @0,.8,.02 mirz + rodx .01 1.2 @0,.02,.34 mirz + rodx .01 1.2 n5:0,0,.16 @0,.92,0 + bar .01 .58,.92,-.34 .58,.92,.34 s8 mir
  red: box .36 .42 .014 b.004 @-.34,.52,.32 + box .36 .02 .05 b.006 @-.34,.92,.31
  blue: box .3 .6 .014 b.004 @.12,.34,.32 + box .3 .02 .05 b.006 @.12,.92,.31
  white: box .26 .36 .014 b.004 @.42,.58,.16 + box .26 .02 .05 b.006 @.42,.92,.15 + box .3 .5 .014 b.004 @-.1,.44,-.32
detergent bottle, detergent, laundry detergent, bottle of detergent, bleach bottle, bleach, fabric softener, washing powder, cleaning product, multi cleaner, cleaner, cleaner bottle, multi cleaner litre | .3 | body paint #2d6fc8, cap paint #f08a1c, label paint #f6f0e0, mark paint #c4302b
  body: slab .09 -.08,0 .08,0 .085,.02 .085,.18 .05,.23 -.02,.23 -.05,.22 -.02,.12 -.05,.11 -.085,.19 -.085,.02 b.016 + tube .018 -.04,.21,0 -.075,.19,0 -.08,.14,0 s10
  cap: cyl .034 .06 s18 @.012,.23,0 + cyl .024 .02 s14 @.012,.285,0
  label: box .11 .08 .0915 b.002 @.015,.03,0
  mark: star 8 .026 .016 .096 @.015,.07,0
washboard, scrub board, wash board | .55 | wood, metal steel
  wood: box .035 .55 .03 @.15,0,0 mir + box .3 .05 .028 @0,.48,0 + box .3 .04 .028 @0,.1,0 + box .3 .1 .02 @0,.38,0
  metal: rodx .009 .27 n11:0,.022,0 @0,.25,.004 + box .27 .25 .008 @0,.13,0
faucet, tap, water tap, water faucet, kitchen faucet, bathroom faucet, sink faucet, kitchen tap | .3 | metal steel, red paint #c4302b, blue paint #2d62b8
  metal: cyl .035 .02 s20 + cyl .022 .12 s16 + tube .018 0,.1,0 0,.22,.0 0,.29,.06 0,.29,.12 0,.24,.15 s14 + cyl .021 .02 s14 @0,.215,.15 + rodx .014 .16 @0,.06,0 + cyl .012 .03 s10 @.08,.05,0 mir + rodx .007 .05 @.08,.088,0 mir + rodz .007 .05 @.08,.088,0 mir
  red: cyl .008 .012 s10 @-.08,.088,0
  blue: cyl .008 .012 s10 @.08,.088,0
shower head, showerhead, shower hose, shower faucet | .4 | metal steel, dark rubber #2a2c30
  metal: cyl .04 .02 s18 rx90 @0,.06,-.1 + tube .014 0,.06,-.1 0,.12,-.06 0,.28,-.03 0,.36,.0 0,.37,.06 s12 + lathe .016,.06 .03,.04 .085,.02 .09,0 0,0 s24 rx-35 @0,.33,.07 + tube .009 0,.06,-.08 .08,.0,-.04 .12,.1,0 .1,.24,0 .04,.31,.0 s8
  dark: cyl .006 .004 s8 @.05,-.003,0 o9 rx-35 @0,.33,.07 + cyl .006 .004 s8 @.025,-.003,0 o5 rx-35 @0,.33,.07
urinal, pissoir, wall urinal | .9 | bowl ceramic, metal steel, dark rubber #3a3c40
  bowl: slab .06 -.2,.1 .2,.1 .2,.78 .14,.86 -.14,.86 -.2,.78 b.02 @0,0,-.12 + pot .03 .08,.0 .17,.1 .19,.3 .16,.45 s24 *1,1,.95 @0,.06,0 + lathe .06,.02 .1,0 .17,.1 .1,.08 s20 @0,.05,0
  metal: cyl .016 .16 s12 @0,.8,-.08 + cyl .03 .05 s14 rx90 @0,.86,-.09 + cyl .022 .1 s12
  dark: cyl .09 .01 s20 @0,.16,0 + cyl .03 .012 s12 @0,.164,0
bidet, bidet toilet | .45 | bowl ceramic, metal steel, water ice #bfe4f4
  bowl: lathe .13,0 .12,.1 .13,.2 .19,.32 .21,.4 .17,.4 .12,.34 0,.3 s28 *1,1,1.3 + box .3 .4 .2 b.03 @0,0,-.2
  metal: cyl .014 .08 s10 @0,.39,-.22 + tube .013 0,.45,-.22 0,.49,-.17 0,.45,-.11 s8 + cyl .018 .03 s10 @.07,.39,-.22 mir
  water: lathe 0,.32 .118,.335 .112,.34 0,.34 s24 *1,1,1.3
toothpaste, tube of toothpaste, toothpaste tube, ointment, tube of cream, sunscreen | .17 | tube paint #f4f6f8, cap paint #2d62b8, band paint #c4302b, second paint #2d8fc8
  tube: loft .036,.17,.0 0,.17,.002 -.036,.17,0 0,.17,-.002 / .034,.13,0 0,.13,.012 -.034,.13,0 0,.13,-.012 / .024,.05,0 0,.05,.022 -.024,.05,0 0,.05,-.022 / .02,.035,0 0,.035,.02 -.02,.035,0 0,.035,-.02 c70 + box .074 .01 .006 b.001 @0,.164,0
  cap: cyl .015 .036 .0175 s16
  band: slab .003 -.013,.06 .013,.06 .018,.085 -.018,.085 b0 rx-5 @0,0,.024
  second: slab .003 -.019,.092 .019,.092 .021,.1 -.021,.1 b0 rx-5 @0,0,.0245
shampoo bottle, shampoo, soap dispenser, liquid soap, lotion bottle, lotion, hand soap, pump bottle, hand sanitizer, shower gel, conditioner | .22 | body paint #5fb8a0, label paint #f6f4ee, pump paint #f6f4ee, mark leaves #4f9a3a
  body: cyl .036 .14 b.01 s22
  label: lathe .0362,.03 .0372,.03 .0372,.1 .0362,.1 .0362,.03 s22
  pump: cyl .018 .022 s14 @0,.138,0 + cyl .006 .035 s10 @0,.158,0 + box .018 .012 .05 b.004 @0,.19,.012 + cyl .004 .014 s8 @0,.18,.034
  mark: leaf .05 .03 .1 @0,.04,.037
perfume bottle, perfume, cologne, bottle of perfume, fragrance | .13 | glass potion #e89ac0, cap gold, bulb cloth #8a2f5a
  glass: lathe 0,0 .03,0 .048,.03 .04,.065 .014,.085 0,.085 s10 c10
  cap: cyl .016 .03 s14 @0,.082,0 + ball .012 @0,.118,0 + rodx .004 .03 @.024,.102,0 + ring .0155 .0025 6 @0,.088,0
  bulb: ball .016 .014 .014 @.05,.102,0 + tube .004 .064,.1,0 .08,.08,0 .07,.05,.0 s6 + ball .006 .012 .006 @.068,.044,0
nail polish, nail varnish, bottle of nail polish | .08 | glass potion #e0245a, cap rubber #1d1d22
  glass: box .03 .03 .03 b.006
  cap: cyl .009 .045 .0075 s14 @0,.03,0 + cyl .011 .006 s14 @0,.029,0
toilet brush, wc brush, lavatory brush | .42 | pot ceramic, brush snow #e4ecf2, handle paint #e8ecf0
  pot: pot .008 .05,0 .06,.14 s20
  brush: cyl .03 .1 s14 wave9:.14 @0,.006,0
  handle: cyl .008 .34 s10 @0,.08,0 + ball .014 @0,.42,0
colander, kitchen strainer, pasta strainer, drainer | .16 | metal steel, dark rubber #33363a
  metal: pot .006 .06,.02 .11,.06 .14,.14 s28 + ring .141 .008 6 @0,.14,0 + lathe .05,0 .062,0 .062,.022 .05,.022 .05,0 s20 + tube .008 .14,.135,.04 .18,.138,0 .14,.135,-.04 s8 mir
  dark: ball .006 s8 @.127,.105,0 o16 + ball .006 s8 @.113,.08,0 o14:11 + ball .006 s8 @.1,.055,0 o12
juicer, citrus press, lemon squeezer, juice press, juice maker | .14 | body paint #8fcb3a, fruit wax #f7b83a, peel petal #f08a10
  body: pot .006 .08,.0 .09,.03 s24 + lathe .03,.01 .034,.02 .022,.06 .006,.085 0,.088 ~ s20 wave8:.12 @0,-.006,0 + tube .01 .085,.03,.03 .13,.03,0 .085,.03,-.03 s8
  fruit: cyl .032 .008 s18 rz20 @-.12,.028,.03
  peel: ball .034 .026 .034 s18 rz20 @-.112,.025,.03
thermos, thermos flask, vacuum flask, insulated bottle, thermos bottle | .32 | body paint #2f6a4a, metal steel, cup steel
  body: cyl .045 .22 b.008 s24
  metal: lathe .0455,.2 .048,.2 .048,.216 .0455,.216 .0455,.2 s24 + cyl .046 .012 s24 + tube .009 .046,.17,0 .08,.16,0 .08,.08,0 .046,.07,0 s8
  cup: cyl .042 .085 .034 b.008 s24 @0,.222,0
stand mixer, kitchen mixer, food processor, dough mixer, kneading machine | .38 | body paint #c4302b, bowl steel, metal steel, knob rubber
  body: box .18 .04 .3 b.015 + box .12 .24 .1 b.03 @0,.03,-.09 + pill .06 .32 rx90 *1,1,1 @0,.31,-.14 + cyl .03 .04 s14 @0,.22,.08
  bowl: pot .006 .05,0 .085,.05 .095,.12 s24 @0,.04,.07 + tube .007 .09,.14,.07 .13,.12,.07 .085,.08,.07 s8
  metal: bar .004 0,.22,.07 .03,.17,.07 .02,.1,.07 0,.08,.07 -.02,.1,.07 -.03,.17,.07 0,.22,.07 s6 + rodz .03 .012 @0,.31,.18
  knob: rodx .018 .02 s14 @.065,.29,-.05 mir
dishwasher, dish washer | .85 | body paint #e8eaec, panel steel, dark rubber #2a2c30, plate ceramic, rack steel
  body: box .6 .12 .58 @0,.0,-.01 + box .6 .06 .58 @0,.79,-.01 + box .03 .68 .58 @.285,.115,-.01 mir + box .56 .68 .03 @0,.115,-.27 + box .58 .03 .62 b.01 @0,.11,.55
  panel: box .6 .09 .03 b.008 @0,.7,.28 + box .3 .02 .03 b.008 @0,.13,.85
  dark: box .1 .03 .01 @.16,.73,.295 + cyl .016 .012 s12 rx90 n3:.06,0,0 @-.16,.745,.296
  rack: rodx .008 .5 @0,.18,.8 + rodx .008 .5 @0,.18,.35 + rodz .008 .46 n6:.1,0,0 @0,.16,.57 + box .5 .012 .03 n4:0,0,.13 @0,.155,.57
  plate: rodx .11 .012 s24 n5:.08,0,0 @.0,.27,.62
air fryer, deep fryer, rice cooker, slow cooker, pressure cooker, multicooker | .34 | body rubber #26282c, panel steel, screen light #5fd0ff, handle rubber #1a1b1e
  body: lathe .11,0 .14,.02 .15,.16 .13,.28 .09,.33 0,.34 ~ s24
  panel: lathe .146,.19 .153,.19 .145,.22 .14,.22 s24 + box .16 .12 .03 b.01 @0,.04,.13
  screen: box .07 .03 .02 b.004 rx-16 @0,.245,.125
  handle: box .05 .04 .1 b.012 @0,.08,.17
waffle maker, waffle iron, sandwich maker, panini press, sandwich toaster | .26 | body rubber #26282c, plate iron, waffle wax #d9a03f, light light #e0442a
  body: cyl .13 .06 b.012 s28 + cyl .13 .05 b.012 s28 rx-65 @0,.06,-.11 + box .06 .02 .09 b.008 @0,.03,.15 + box .06 .02 .1 b.008 @0,.02,.12 rx-65 @0,.06,-.11
  plate: cyl .115 .008 s28 @0,.056,0
  waffle: cyl .1 .012 s28 @0,.06,0 + box .008 .008 .18 b0 n5:.034,0,0 @0,.07,0 + box .18 .0082 .008 b0 n5:0,0,.034 @0,.07,0
  light: ball .006 s8 @.06,.03,.117
water cooler, water dispenser, office water cooler, drinking water dispenser | 1.3 | body plaster #eef0f2, water ice #8fcaf0, dark rubber #2a2c30, red paint #c4302b, blue paint #2d62b8, metal steel
  body: box .34 .92 .34 b.03
  water: lathe 0,.9 .05,.9 .06,.95 .14,.98 .15,1.02 .15,1.24 .12,1.3 0,1.3 s24
  dark: box .24 .2 .06 @0,.56,.15 + box .24 .02 .1 @0,.55,.2
  red: box .03 .04 .06 b.006 @-.06,.7,.19
  blue: box .03 .04 .06 b.006 @.06,.7,.19
egg cup, egg holder, boiled egg in a cup | .1 | cup ceramic #5fa8d8, egg wax #f3e3cc
  cup: lathe 0,0 .024,0 .022,.006 .008,.014 .008,.022 .02,.036 .024,.055 .02,.055 0,.04 s20
  egg: lathe 0,.036 .018,.05 .02,.064 .013,.085 0,.094 ~ s16
napkin, napkins, napkin holder, serviette, paper napkin | .12 | napkin snow, holder steel
  napkin: slab .012 -.06,.01 .06,.01 .0,.13 b.001 @0,0,.012 mirz + slab .011 -.06,.01 .06,.01 .0,.128 b.001
  holder: box .1 .008 .08 b.002 + ringz .045 .004 6 @0,.048,.024 mirz
spice rack, spice shelf, spices, spice jar, spice jars | .24 | wood, red wax #b5341f, green wax #6f8f3a, yellow wax #e8b03a, brown wax #6a4426, cap steel, glass glass
  wood: box .36 .012 .08 + box .36 .012 .08 @0,.12,0 + box .012 .24 .08 @.18,0,0 mir + box .36 .24 .01 @0,0,-.04 + box .36 .02 .008 @0,.03,.04 + box .36 .02 .008 @0,.15,.04
  red: cyl .024 .07 s12 n2:.18,0,0 @-.03,.012,0
  green: cyl .024 .07 s12 n2:.18,0,0 @.03,.132,0
  yellow: cyl .024 .07 s12 n2:.18,0,0 @.03,.012,0
  brown: cyl .024 .07 s12 n2:.18,0,0 @-.03,.132,0
  cap: cyl .025 .016 s12 n2:.06,0,0 @-.09,.08,0 + cyl .025 .016 s12 n2:.06,0,0 @.09,.08,0 + cyl .025 .016 s12 n2:.06,0,0 @-.09,.2,0 + cyl .025 .016 s12 n2:.06,0,0 @.09,.2,0
wine rack, bottle rack, wine shelf, wine bottle rack | .9 | wood, glass potion #2a4a2a, cap petal #8a1f2c
  wood: box .05 .9 .3 @.42,0,0 mir + box .84 .03 .06 n4:0,.24,0 @0,.41,.1 mirz
  glass: rodz .045 .24 s14 n4:.19,0,0 @0,.13,0 + rodz .016 .12 s10 n4:.19,0,0 @0,.13,.17 + rodz .045 .24 s14 n4:.19,0,0 @0,.37,0 + rodz .016 .12 s10 n4:.19,0,0 @0,.37,.17 + rodz .045 .24 s14 n4:.19,0,0 @0,.61,0 + rodz .016 .12 s10 n4:.19,0,0 @0,.61,.17
  cap: rodz .019 .03 s10 n4:.19,0,0 @0,.13,.23 + rodz .019 .03 s10 n4:.19,0,0 @0,.37,.23 + rodz .019 .03 s10 n4:.19,0,0 @0,.61,.23
dustpan, dust pan, dustpan and brush, hand brush | .1 | pan paint #2d8fc8, bristle thatch #e8c070, handle paint #2d8fc8
  pan: plan .008 -.13,-.1 .13,-.1 .14,.12 -.14,.12 b.002 + box .26 .07 .008 b.002 @0,.004,-.1 + side .008 -.1,.0 .12,0 -.1,.07 b.002 @.132,.004,0 mir + box .03 .025 .14 b.008 rx-8 @0,.045,-.17
  handle: box .035 .03 .3 b.01 ry60 @.02,.055,.02
  bristle: box .036 .05 .18 b.004 ry60 @-.034,.007,-.012
squeegee, window wiper, window cleaner | .3 | handle paint #2d62b8, metal steel, dark rubber
  handle: lathe .012,0 .014,.02 .011,.1 .014,.17 .01,.22 0,.225 ~ s14
  metal: box .02 .03 .02 @0,.22,0 + box .3 .03 .022 b.004 @0,.25,0
  dark: box .31 .03 .006 b.001 @0,.274,.0
spray bottle, cleaning spray, window spray, cleaning bottle, trigger spray | .26 | body potion #5fb8e8, head paint #c4302b, label paint #f6f4ee
  body: slab .06 -.04,0 .04,0 .042,.1 .03,.15 .014,.175 -.014,.175 -.03,.15 -.042,.1 b.012
  head: cyl .018 .022 s14 @0,.172,0 + slab .026 -.02,.0 .02,0 .03,.04 .05,.05 .05,.075 -.04,.075 -.05,.04 b.005 ry-90 @0,.185,0 + box .012 .05 .01 b.003 rx-20 @0,.15,.045 + cyl .008 .012 s10 rx90 @0,.25,.05
  label: box .05 .06 .0615 b.001 @0,.03,0
clothes hanger, hanger, wire hanger | .24 | wood grain #8a5a32, metal steel
  wood: tube .012 -.22,.0,0 -.1,.09,0 0,.13,0 .1,.09,0 .22,0,0 s10 *1,1,.7 + rodx .007 .4 @0,.005,0
  metal: tube .005 0,.13,0 0,.17,0 .03,.2,0 .0,.235,0 -.03,.215,0 s8
clothespin, clothes pin, clothes peg, peg, laundry peg | .09 | wood plaster #d9b27a, metal steel
  wood: slab .012 -.003,0 -.008,.0 -.012,.03 -.006,.09 .001,.09 0,.05 -.004,.04 b.001 mir rz0
  metal: ringx .0055 .0022 6 @0,.052,.0 + bar .0018 -.011,.04,.0065 .011,.04,.0065 s6 mirz
spool of thread, thread spool, thread, cotton reel, reel of thread, sewing thread, bobbin | .06 | thread cloth #c4302b, wood wax #d9b27a, needle steel
  thread: cyl .019 .038 s20 @0,.01,0 + ring .019 .0018 6 n9:0,.004,0 @0,.029,0
  wood: cyl .026 .01 s20 + cyl .026 .01 s20 @0,.048,0
  needle: bar .0012>.0004 .026,.055,.01 .03,0,.022 s6 + tube .0008 .019,.03,.01 .03,.04,.03 .028,.052,.016 s5
sewing kit, sewing box, sewing basket, needle and thread | .16 | box wood, red cloth #c4302b, blue cloth #2d62b8, yellow cloth #e8c22e, metal steel, pillow cloth #e04a6a
  box: box .22 .01 .16 + box .216 .07 .01 @0,.001,.073 mirz + box .01 .069 .14 @.103,.002,0 mir + box .22 .14 .012 rx-12 @0,.07,-.085
  red: cyl .02 .07 s14 @-.07,.01,.03 + cyl .02 .07 s14 @.02,.01,-.03
  blue: cyl .02 .07 s14 @-.025,.01,.03
  yellow: cyl .02 .07 s14 @-.07,.01,-.03 + cyl .02 .07 s14 @-.025,.01,-.03
  metal: bar .003 .03,.025,.02 .06,.115,.0 s6 + bar .003 .06,.025,.02 .03,.115,.0 s6 + ringz .016 .003 6 @.024,.017,.024 + ringz .016 .003 6 @.066,.017,.024
  pillow: ball .03 .036 .03 @.07,.046,-.03
tailor dummy, dress form, dressmaker dummy, mannequin torso, sewing mannequin, mannequin | 1.5 | body cloth #d9c4a0, wood, seam cloth #8a6a4a
  body: lathe .13,.78 .17,.84 .14,1.0 .12,1.08 .16,1.24 .17,1.32 .12,1.4 .05,1.44 .05,1.48 0,1.48 ~ s24 *1,1,.72
  wood: cyl .02 .8 s12 + lathe .0,1.48 .05,1.48 .03,1.5 .012,1.52 0,1.53 s14 + bar .02 0,.12,0 .0,.0,.26 s8 o3 + cyl .03 .1 s12 @0,.08,0
  seam: box .008 .58 .004 b0 @0,.84,.12 layz
bird bath, birdbath, garden bird bath | .9 | stone marble #d9d4c8, water ice #8fcaf0, bird fur #c4602a
  stone: lathe .2,0 .2,.05 .12,.08 .07,.16 .09,.4 .06,.66 .12,.74 .32,.8 .36,.86 .33,.87 .28,.82 0,.8 s28
  water: lathe 0,.82 .292,.83 .285,.842 0,.842 s28
  bird: ball .06 .05 .08 @.24,.92,.14 + ball .04 @.24,.97,.2 + cone .012 .03 s8 rx90 @.24,.97,.235 + box .03 .01 .08 rx20 @.24,.93,.06
sundial, sun dial | .9 | stone marble #cfc8b8, metal bronze
  stone: lathe .24,0 .24,.06 .14,.1 .09,.2 .08,.66 .13,.72 .26,.76 .26,.82 0,.82 s28
  metal: cyl .22 .014 s32 @0,.82,0 + side .014 -.12,0 .14,0 .14,.01 -.12,.14 b0 @0,.833,0 + box .008 .004 .03 b0 @0,.833,.18 o12
trellis, garden trellis, lattice, climbing frame for plants | 1.8 | wood grain #b58a5a, leaf leaves #4f9a3a, flower petal #e04a7a
  wood: box .06 1.8 .05 @.6,0,0 mir + box 1.3 .06 .05 @0,1.74,0 + box .03 1.7 .02 n5:.2,0,0 @0,.05,0 + box 1.2 .03 .022 n7:0,.24,0 @0,.9,.012
  leaf: leaf .16 .12 .4 rx60 n3:.1,.26,0 @-.25,.5,.02 + leaf .16 .12 .4 rx70 rz60 n4:-.06,.28,0 @-.36,.6,-.01 + leaf .16 .12 .4 rx70 rz-60 n4:.1,.2,0 @-.2,.5,.02 + tube .012 -.5,0,.03 -.4,.4,.04 -.2,.7,.03 -.1,1.2,.04 .1,1.5,.03 s6
  flower: star 5 .07 .04 .03 n4:.12,.3,0 @-.25,.8,.06
iv drip, iv stand, iv pole, drip stand, infusion stand, blood bag, iv bag, transfusion | 1.9 | metal steel, bag glass #e8c8cc, blood potion #b0182f, tube glass #e8d0d0, wheel rubber
  metal: cyl .015 1.85 s10 @0,.06,0 + bar .014 0,.1,0 .3,.06,0 s8 o5 + tube .008 -.16,1.8,0 -.14,1.86,0 0,1.88,0 .14,1.86,0 .16,1.74,0 s8
  wheel: ball .03 @.3,.03,0 o5
  bag: slab .05 -.07,0 .07,0 .08,.04 .08,.22 -.08,.22 -.08,.04 b.015 @.16,1.54,0
  blood: slab .056 -.066,.01 .066,.01 .074,.04 .074,.14 -.074,.14 -.074,.04 b.012 @.16,1.54,0
  tube: tube .007 .16,1.54,0 .15,1.3,.02 .1,1.1,.06 .18,.9,.1 .3,.86,.12 s6
  white: box .1 .06 .06 b.01 @0,1.1,.03 + box .05 .016 .01 @.16,1.6,.03 + box .016 .05 .01 @.16,1.583,.0302
scalpel, surgical knife, surgical blade, surgical scissors, surgeon knife | .17 | metal steel, blade silver
  metal: slab .005 -.006,0 .006,0 .005,.06 .008,.09 .005,.115 -.005,.115 -.008,.09 -.005,.06 b.001 + box .013 .003 .006 b.0005 n5:0,.006,0 @0,.06,0
  blade: slab .0016 -.004,.1 .004,.1 .009,.13 .006,.15 -.004,.17 b.0002
tweezers, pair of tweezers, pincette | .12 | metal steel
  metal: bar .0035>.0016 0,.115,0 .016,.06,0 .001,0,0 s4 mir + box .012 .012 .006 b.001 @0,.108,0 + box .004 .002 .008 b.0004 n6:0,.006,0 @.013,.06,0 mir
x-ray, x ray image, x ray, radiograph, xray film, x ray light box | .6 | box steel, film rubber #1a222c, bone light #b8dcf0
  box: box .5 .6 .06 b.01
  film: box .44 .52 .064 b.003 @0,.04,0
  bone: tube .014 0,.12,.034 0,.3,.036 0,.48,.034 s8 + tube .01 .02,.46,.034 .14,.42,.034 .13,.36,.034 s6 mir + tube .01 .02,.4,.034 .15,.35,.034 .13,.29,.034 s6 mir + tube .01 .02,.34,.034 .14,.28,.034 .12,.23,.034 s6 mir + tube .01 .02,.28,.034 .12,.22,.034 .1,.18,.034 s6 mir + box .2 .016 .006 rz0 @0,.49,.034
mri scanner, ct scanner, mri machine, body scanner, medical scanner, tomograph | 2 | body plaster #eef1f4, ring paint #5fb8d8, bed plaster #d4dae0, cushion cloth #3f6fa8, dark rubber #2a3038, screen light #5fd0ff
  body: lathe .48,-.5 .6,-.55 .95,-.5 1,-.4 1,.4 .95,.5 .6,.55 .48,.5 .48,-.5 s32 rx90 @0,1,-.4 + box 1.7 .5 .9 b.06 @0,0,-.4
  ring: ringz .72 .03 8 s32 @0,1,.14
  bed: box .56 .1 2.1 b.03 @0,.74,.6 + box .4 .74 1 b.04 @0,0,1
  cushion: box .5 .06 1.9 b.02 @0,.83,.62 + box .3 .07 .22 b.02 @0,.88,-.1
  screen: box .2 .12 .04 b.006 @.8,1.1,.12
pill, capsule pill, medicine capsule, tablet pill, medicine pill, vitamin, painkiller | .012 | red paint #c4302b, white paint #f4f4f0, blue paint #3f8fdc
  red: rodx .006 .012 s16 b.004 @-.006,.0055,0
  white: rodx .0058 .012 s16 b.004 @.005,.0055,0 + cyl .007 .005 s18 b.0012 @.004,0,.018
  blue: cyl .007 .005 s18 b.0012 @-.016,0,.014 + box .01 .0006 .0008 b0 @.004,.0049,.018
band aid, bandaid, adhesive bandage, plaster strip, sticking plaster | .02 | strip skin #dca878, pad snow #f0e4d4, dot rubber #a87848
  strip: slab .003 -.05,-.012 .05,-.012 .06,-.006 .062,0 .06,.006 .05,.012 -.05,.012 -.06,.006 -.062,0 -.06,-.006 b.0005 rx-90 ry25 @0,.003,0 + slab .0031 -.05,-.012 .05,-.012 .06,-.006 .062,0 .06,.006 .05,.012 -.05,.012 -.06,.006 -.062,0 -.06,-.006 b.0005 rx-90 ry-40 @0,.006,0
  pad: box .026 .002 .022 b.0005 ry-40 @0,.0071,0
  dot: cyl .0012 .001 s8 n3:.008,0,0 n3:0,0,.007 @.045,.0072,0 ry-40 + cyl .0012 .001 s8 n3:.008,0,0 n3:0,0,.007 @-.045,.0072,0 ry-40
brain, human brain, brains, brain in a jar | .16 | brain skin #e89aa0, fold skin #c4707a, stem skin #d9888c
  brain: ball .06 .065 .1 @.045,.09,0 mir + ball .05 .04 .05 @.03,.045,-.07 mir
  fold: tube .007 .02,.155,.05 .06,.145,.06 .08,.12,.03 .06,.15,.0 .03,.157,-.02 .07,.14,-.05 .09,.11,-.03 s6 mir + tube .007 .1,.1,.04 .095,.07,.06 .07,.06,.085 .05,.1,.095 .03,.12,.085 s6 mir + tube .007 .1,.07,-.02 .09,.1,-.06 .06,.13,-.08 .03,.11,-.098 s6 mir
  stem: cyl .02 .05 s12 rx-20 @0,.0,-.02
lungs, pair of lungs, lung | .3 | lung skin #d97a80, tube wax #e8c8b0
  lung: lathe 0,0 .06,.01 .08,.06 .075,.13 .04,.21 0,.23 ~ s16 *1,1,.7 @.09,.02,0 mir
  tube: cyl .02 .12 s14 @0,.17,0 + bar .018>.012 0,.19,0 .05,.14,0 .08,.1,.0 s8 mir + ring .0205 .004 6 n5:0,.02,0 @0,.24,0
dna, dna helix, double helix, dna strand | .6 | red paint #c4302b, blue paint #2d62b8, bar snow
  red: tube .018 .1,.02,0 .0707,.09,.0707 0,.16,.1 -.0707,.23,.0707 -.1,.3,0 -.0707,.37,-.0707 0,.44,-.1 .0707,.51,-.0707 .1,.58,0 s8
  blue: tube .018 -.1,.02,0 -.0707,.09,-.0707 0,.16,-.1 .0707,.23,-.0707 .1,.3,0 .0707,.37,.0707 0,.44,.1 -.0707,.51,.0707 -.1,.58,0 s8
  bar: rodx .009 .2 s8 @0,.02,0 + rodx .009 .2 s8 ry-45 @0,.09,0 + rodx .009 .2 s8 ry-90 @0,.16,0 + rodx .009 .2 s8 ry-135 @0,.23,0 + rodx .009 .2 s8 @0,.3,0 + rodx .009 .2 s8 ry-45 @0,.37,0 + rodx .009 .2 s8 ry-90 @0,.44,0 + rodx .009 .2 s8 ry-135 @0,.51,0 + rodx .009 .2 s8 @0,.58,0
lips, mouth, human mouth, kiss, red lips | .1 | lip paint #d8202f, teeth snow, dark rubber #3a0f14
  lip: tube .006>.016>.02>.012 -.085,.045,0 -.05,.07,.012 -.02,.082,.018 0,.072,.02 s10 mir + tube .006>.018>.022>.022 -.085,.045,0 -.05,.024,.012 -.02,.014,.018 0,.013,.02 s10 mir
  teeth: box .09 .024 .012 b.004 @0,.045,.008
  dark: slab .01 -.08,.045 0,.015 .08,.045 0,.075 b.002
ear, human ear | .1 | skin skin #e8b898, inner skin #c98a70
  skin: slab .02 -.02,.0 .01,-.004 .026,.02 .04,.06 .034,.09 .01,.104 -.02,.09 -.03,.06 -.026,.02 ~ b.008 + tube .009 .0,.01,.01 .03,.04,.014 .034,.08,.014 .01,.098,.014 -.016,.084,.014 s10 + tube .007 -.01,.03,.012 .012,.045,.014 .014,.07,.014 -.002,.08,.014 s8 + ball .014 .012 .01 @-.004,.008,.004
  inner: ball .012 .018 .006 @-.006,.055,.01
folded clothes, pile of clothes, stack of clothes, clothes, stack of towels, folded towels, towel stack, folded laundry | .24 | red cloth #c4402a, blue cloth #3f6fb0, white cloth #f1ece2, green cloth #5f8a4a
  blue: box .3 .05 .24 b.022 + box .29 .012 .2 b.005 @0,.05,.01
  white: box .29 .045 .23 b.02 ry4 @.004,.062,0
  red: box .28 .05 .23 b.022 ry-5 @0,.107,0 + slab .012 -.05,0 .05,0 .03,.03 0,.01 -.03,.03 b.003 rx-90 @0,.16,.02
  green: box .27 .045 .22 b.02 ry6 @-.004,.157,0 + box .1 .01 .05 b.004 ry6 @0,.198,.06
sieve, strainer, flour sieve, tea strainer, mesh strainer | .1 | metal steel, mesh steel #8a929a, grip wood
  metal: ring .1 .008 8 s28 @0,.09,0 + rodx .007 .1 s8 @.15,.09,0 + tube .005 -.1,.09,0 -.125,.085,.0 -.13,.07,0 s6
  mesh: pot .003 .02,.0 .06,.02 .085,.05 .097,.09 s24
  grip: rodx .013 .12 s12 @.25,.09,0
peeler, potato peeler, vegetable peeler | .18 | metal steel, grip rubber #22242a
  grip: lathe 0,0 .012,.01 .014,.05 .01,.09 0,.095 ~ s14
  metal: tube .004 0,.09,0 .02,.11,0 .022,.17,0 0,.178,0 -.022,.17,0 -.02,.11,0 0,.09,0 s8 + slab .002 -.022,.125 .022,.125 .022,.155 -.022,.155 b.0004 bendzx8
drinking straw, straw, straws, paper straw | .2 | red paint #c4302b, white paint #f4f4f0
  white: bar .006 -.03,0,.0 -.01,.14,0 .03,.19,0 s10 + bar .006 .02,0,.02 .02,.15,.02 .05,.2,.03 s10
  red: ring .0064 .0022 5 rz-8 n6:.004,.022,0 @-.02,.07,0 + ring .0064 .0022 5 n6:0,.022,0 @.02,.075,.02
coaster, drink coaster, place mat, placemat, trivet, table mat | .02 | cork wax #c9a068, edge wood, ring paint #8a5a32
  cork: cyl .09 .008 b.002 s32 + cyl .09 .008 b.002 s32 @.05,.008,.03
  edge: ring .09 .004 6 s32 @0,.006,0 + ring .09 .004 6 s32 @.05,.014,.03
  ring: ring .05 .002 5 s28 @.05,.016,.03 + star 6 .03 .016 .002 rx-90 @.05,.0165,.03
double street lamp, double streetlamp, double street light, double lamp post, double lamppost, twin street lamp, street lamp double | 4.3 | main iron #2f353b, light light #ffdf9a, gold
  main: lathe 0,0 .3,0 .3,.12 .18,.22 .14,.6 .09,.8 .06,4 0,4.05 s14 + tube .04 0,3.3,0 .25,3.95,0 .7,4.15,0 1,3.95,0 1.05,3.65,0 s8 mir + tube .025 .06,3.6,0 .3,3.6,0 .42,3.78,0 .34,3.9,0 s6 mir
    + lathe 0,3.7 .1,3.66 .32,3.46 .32,3.42 0,3.42 s12 @1.05,0,0 mir + lathe 0,2.82 .14,2.86 .17,2.94 0,2.96 s12 @1.05,0,0 mir + bar .014 .15,2.9,0 .27,3.44,0 s5 o4 @1.05,0,0 mir
  light: lathe 0,2.94 .14,2.95 .25,3.42 0,3.43 s12 @1.05,0,0 mir
  gold: ball .1 s10 @0,4.1,0 + ring .1 .025 6 s14 @0,.85,0
chinese tea table, tea table, chinese table, low tea table, asian tea table, chinese coffee table | .55 | wood grain #6a1f1a, trim gold, pot ceramic #3f7f8a, cup ceramic #f0ece2, tea liquid #8a5a20, mat cloth #c8a868
  wood: box 1.3 .05 .72 b.015 @0,.36,0 + slab .05 -.55,0 -.5,-.07 -.2,-.04 0,-.08 .2,-.04 .5,-.07 .55,0 b.01 @0,.36,.3 mirz + side .05 -.28,0 -.24,-.07 0,-.04 .24,-.07 .28,0 b.01 @.58,.36,0 mir
    + bar .045>.04>.03>.045 .56,.36,.28 .62,.24,.34 .58,.1,.3 .62,0,.34 s8 mir mirz + lathe 0,0 .06,0 .05,.02 0,.02 s10 @.62,0,.34 mir mirz
  trim: box .1 .056 .1 b.01 @.61,.357,.32 mir mirz
  mat: box .7 .012 .4 b0 @0,.41,0
  pot: lathe 0,.42 .06,.42 .1,.46 .105,.5 .07,.54 0,.545 s16 @-.08,0,0 + tube .016 .01,.47,0 .08,.5,0 .11,.545,0 s8 + tube .012 -.17,.52,0 -.23,.52,0 -.23,.46,0 -.17,.46,0 s8 + ball .018 @-.08,.555,0
  cup: pot .008 .02,.42 .035,.44 .042,.475 s14 @.2,0,.1 + pot .008 .02,.42 .035,.44 .042,.475 s14 @.26,0,-.06 + pot .008 .02,.42 .035,.44 .042,.475 s14 @.06,0,.14
  tea: cyl .034 .03 s12 b0 @.2,.432,.1 + cyl .034 .03 s12 b0 @.26,.432,-.06 + cyl .034 .03 s12 b0 @.06,.432,.14
light orb, orb of light, light ball, light sphere, ball of light, glow orb, energy ball | .4 | light light #ffe28a, shell glass #fff2c0, ray gold #ffd24a
  light: ball .12 s16 @0,.2,0 + star 4 .2 .03 .02 @0,.2,0 + star 4 .13 .03 .02 rz45 @0,.2,0
  shell: ball .155 s18 @0,.2,0
  ray: ring .175 .01 6 s28 rx70 rz20 @0,.2,0 + ring .175 .01 6 s28 rx70 rz-40 @0,.2,0
flat disk, disk, flat disc, round disk, round disc, disk plate, disc plate | .1 | main paint #3f7fd0, trim paint #2f5fa8
  main: lathe 0,0 .46,0 .5,.03 .5,.07 .46,.1 .38,.1 .37,.085 0,.085 s40
  trim: ring .375 .012 6 s36 @0,.092,0
fragment, stone fragment, rock fragment, broken fragment, rubble fragment, fragment piece | .42 | stone blocks #a39c90, carve stone #5f5a52
  stone: slab .14 -.3,0 .22,0 .3,.12 .2,.2 .26,.3 .08,.34 .05,.42 -.1,.36 -.16,.26 -.3,.3 -.24,.14 b.015 @0,0,0 + blob .07 .3 2 6 @.36,.05,.14 + blob .05 .3 2 6 @-.34,.035,.12 + slab .08 -.1,0 .08,0 .1,.08 0,.14 -.06,.1 b.01 rx-70 @.1,.04,.3
  carve: ringz .075 .012 5 s16 @-.02,.2,.072 + bar .012 -.02,.11,.072 -.02,.29,.072 s4 + bar .012 -.22,.06,.072 .16,.06,.072 s4
lumber stack, stack of lumber, lumber pile, pile of lumber, timber stack, stack of timber, timber pile, sawn timber, lumber bundle, wood planks stack, planks stack, stack of planks, pile of planks, plank stack | 1 | wood wood #d2a566, block grain #6b4a2c, strap iron #3a4048
  block: box .14 .14 1.3 b.01 n3:1.1,0,0
  wood: box 3 .1 .26 b.008 n4:0,0,.3 n5:0,.17,0 @0,.48,0
  sticker.block: box .1 .07 1.24 b0 n3:1.1,0,0 n4:0,.17,0 @0,.57,0 + box 3.02 .02 .02
  strap: box .08 .84 1.2 b0 n2:1.5,0,0 @0,.13,0 
  end.wood: box .3 .09 .26 b.008 n2:0,0,.6 @1.4,.14,.15
folded cloth, folded cloths, folded fabric, cloth stack, fabric stack, stack of cloth | .2 | blue cloth #3f6fb0, cream cloth #efe4cc, red cloth #b8403a
  blue: box .42 .028 .32 b.012 n2:0,.03,0 @0,.015,0 + rodx .03 .42 s14 @0,.03,.16 + box .41 .01 .3 b0 @0,.025,0
  cream: box .4 .028 .31 b.012 n2:0,.03,0 @.01,.075,0 + rodx .03 .4 s14 @.01,.09,.155 + box .39 .01 .3 b0 @.01,.085,0
  red: box .41 .028 .3 b.012 n2:0,.03,0 @-.01,.135,0 + rodx .03 .41 s14 @-.01,.15,.15 + box .4 .01 .29 b0 @-.01,.145,0 + slab .012 -.2,0 .2,0 .2,.12 -.2,.05 b.004 rx-88 @-.01,.181,.12
hanging cloth, cloth on a line, cloth line, hanging sheet, sheet on a line, hung cloth, hanging fabric | 2.1 | sheet cloth #e9e2d2, post wood, rope thatch #e8dcc0, band cloth #b8403a, peg grain #c9a068
  post: cyl .06 2.1 .05 s10 @1.25,0,0 mir + box .5 .08 .08 b.01 @1.25,1.85,0 mir + box .5 .06 .5 b.02 @1.25,0,0 mir
  rope: tube .012 -1.25,1.9,0 -.6,1.84,0 0,1.82,0 .6,1.84,0 1.25,1.9,0 s6
  sheet: side 1.9 .015,.0 .04,.4 .01,.9 .02,1.25 -.02,1.27 -.06,1.2 -.08,.5 -.06,.5 -.03,1.15 -.02,.9 .01,.4 -.015,0 b.002 @0,.58,0
  band: box 1.904 .08 .05 b0 @0,.75,.01 + box 1.904 .04 .05 b0 @0,.65,.01
  peg: box .04 .12 .07 b.005 n3:.8,0,0 @0,1.78,0
window box, window flower box, window box planter, balcony flower box | .5 | box wood #8a5a34, earth, leaf leaves, red petal #d8304a, yellow petal #f2c030, iron
  box: box 1.1 .22 .26 b.015 @0,0,0 + box 1.16 .04 .32 b.01 @0,.19,0
  earth: box 1.06 .04 .24 b0 @0,.205,0
  leaf: blob .13 .3 3 8 n6:.18,0,0 @0,.28,0 + blob .08 .3 2 7 n4:.28,0,0 @0,.16,.15
  red: ball .055 .045 .055 s8 n3:.36,0,0 @-.09,.42,.06 + ball .05 .04 .05 s8 n2:.36,0,0 @.1,.16,.22
  yellow: ball .055 .045 .055 s8 n3:.36,0,0 @.09,.4,.07 + ball .05 .04 .05 s8 n2:.5,0,0 @0,.38,.12
  iron: bar .015 .38,0,-.13 .38,-.12,-.13 .38,0,.1 s5 mir
alarm bell, alarm, fire bell, electric bell, wall alarm, alarm bell red, bell alarm | .3 | bell paint #d0281f, plate plaster #d8d8d4, metal steel, dark rubber
  plate: box .24 .3 .04 b.008
  bell: lathe 0,.09 .05,.09 .1,.07 .125,.03 .13,0 .12,0 .11,.02 0,.06 s28 rx90 @0,.17,.03
  metal: rodz .016 .03 s10 @0,.17,.125 + bar .008 -.05,.04,.03 -.02,.035,.06 s5 + ball .018 s10 @-.02,.036,.07 + cyl .004 .02 s6 @.1,.015,.02 mir
  dark: box .14 .03 .05 b.005 @0,.0,.02
fire alarm, fire alarm button, fire alarm box, manual call point, fire alarm pull, fire alarm switch, fire call point | .14 | box paint #d0281f, glass snow #f4f4f0, dark rubber #22252a
  box: box .14 .14 .05 b.008 
  glass: box .09 .055 .006 b0 @0,.03,.026
  dark: ringz .016 .003 5 s16 @0,.0575,.03 + ball .008 .008 .004 s8 @0,.0575,.03 + slab .004 0,.0 .012,.012 .0,.024 -.012,.012 b0 @.032,.045,.03 mir
  white: word fire .028 .006 @0,.11,.026
air duct, duct, ventilation duct, metal duct, hvac duct, duct pipe, air conditioning duct, vent duct | 1.4 | metal steel #b8bec4, flange iron #8a9298, dark rubber #1c2024
  metal: box 2.2 .6 .6 b.01 @-.1,.05,0 + box .6 .8 .6 b.01 @1.2,.05,0 + side .6 -.3,0 .3,0 .3,.3 .5,.55 -.3,.55 b.01 @1.2,.84,0 + box .04 .6 .6 b0
  flange: box .06 .7 .7 b.005 n4:.7,0,0 @-.15,0,0 + box .7 .06 .7 b.005 @1.2,.8,0 + box .66 .6 .06 b.005 @1.2,.82,.42 + bar .015 -1,.1,.305 -.4,.6,.305 s4 + bar .015 -.4,.1,.305 -1,.6,.305 s4
  dark: box .54 .48 .02 b0 @1.2,.88,.46 + box .02 .5 .5 b0 @-1.21,.1,0
  slat.flange: box .54 .03 .05 b0 rx30 n5:0,.1,0 @1.2,1.12,.47
gutter, rain gutter, roof gutter, eaves gutter, downpipe, drainpipe, rain pipe, gutter pipe | 3 | pipe paint #8a9298, wall plaster #e4dcc8, roof roofTiles #8a4632, bracket iron
  wall: box 2.6 2.3 .3 b.01 @0,0,-.2
  roof: box 2.8 .1 1.3 b.01 rx32 @0,2.55,-.32
  pipe: side 2.8 -.16,.12 -.15,.02 -.1,-.06 0,-.1 .1,-.06 .15,.02 .16,.12 .12,.12 .11,.03 .07,-.02 0,-.06 -.07,-.02 -.11,.03 -.12,.12 b0 @0,2.2,.28 + tube .07 1,2.16,.28 1,2.02,.28 1,1.86,.14 1,1.7,.06 1,1,.06 1,.3,.06 s10 + bar .07 1,.34,.06 1,.16,.08 1,.06,.3 s10 + rodx .165 .05 s12 @1.39,2.24,.28
  bracket: box .05 .06 .34 b0 n4:.85,0,0 @0,2.08,.14 + box .22 .06 .14 b.01 n2:0,1,0 @1,1.1,.03
water tank, roof water tank, plastic water tank, rainwater tank, water storage tank, water cistern, rooftop water tank | 3 | tank rubber #2a5a8a, base iron #5a626a, pipe steel, lid rubber #1c2a3a
  base: bar .06 .7,0,.7 .6,.9,.6 s5 o4 + box 1.5 .1 1.5 b.02 @0,.85,0 + box 1.3 .06 .06 b0 @0,.4,.65 mirz + box .06 .06 1.3 b0 @.65,.4,0 mir
  tank: lathe 0,.95 .72,.95 .75,1 .75,1.2 .7,1.24 .75,1.28 .75,1.52 .7,1.56 .75,1.6 .75,1.84 .7,1.88 .75,1.92 .75,2.16 .7,2.2 .75,2.24 .75,2.46 .4,2.76 .3,2.78 0,2.78 s24
  lid: cyl .32 .12 s18 @0,2.76,0 + box .2 .06 .06 b.01 @0,2.88,0 + ball .03 s6 @0,2.97,0
  pipe: bar .04 0,1.06,.7 0,1.06,.95 0,.1,.95 s8 + rodx .03 .16 s8 @0,1.14,.88 + cyl .06 .08 s8 @0,1.04,.86 + bar .035 .74,2.3,0 .92,2.3,0 .92,.05,0 s8
chimney pots, chimney pot, chimney stack, clay chimney pots | 2.2 | brick bricks, pot roofTiles #c4683c, cap stone #b8b0a0, dark rubber
  brick: box 1.7 1.2 .7 b.01 + box 1.84 .12 .84 b.01 @0,.9,0
  cap: box 2 .14 .96 b.02 @0,1.2,0 + box 1.6 .06 .6 b.02 @0,1.32,0
  pot: lathe 0,0 .2,0 .2,.08 .16,.12 .15,.6 .2,.66 .2,.76 .12,.78 .12,.6 0,.6 s18 n3:.52,0,0 @0,1.36,0 
  dark: cyl .125 .1 s14 b0 n3:.52,0,0 @0,2,0
  top.pot: cyl .2 .06 s16 b.01 @.52,2.14,0 mir + cyl .03 .2 s6 @.52,1.98,0 mir
shutters, window shutters, shutter, window with shutters, wooden shutters, window shutter | 1.6 | shutter paint #2f7a5a, frame plaster #f1efe6, glass obsidian #5a8ab0, iron
  frame: box .1 1.4 .14 b.01 @.5,.1,0 mir + box 1.1 .1 .14 b.01 @0,1.44,0 + box 1.3 .1 .26 b.01 @0,0,.04 + box .06 1.4 .1 b0 @0,.1,0 + box 1 .05 .1 b0 @0,.9,0 + box 1.1 .06 .2 b.01 @0,1.53,0
  glass: box 1 1.4 .03 b0 @0,.1,0
  shutter: box .09 1.4 .05 b.005 @.6,.1,.07 mir + box .09 1.4 .05 b.005 @1.05,.1,.07 mir + box .54 .1 .05 b.005 n3:0,.65,0 @.825,.75,.07 mir + box .38 .05 .03 b0 rx35 n15:0,.088,0 @.825,.8,.07 mir
  iron: box .1 .05 .08 b0 n2:0,1,0 @.55,.75,.08 mir
garage door, roller door, roller shutter, roll up door, shutter door, overhead door, rolling shutter | 2.8 | door paint #e8e6e0, frame plaster #b8a488, glass obsidian #4a7090, metal steel
  frame: box .3 2.5 .4 b.02 @1.55,0,0 mir + box 3.4 .3 .4 b.02 @0,2.5,0
  door: box 2.8 .44 .1 b.03 n5:0,.5,0 @0,1.03,.05 + box 2.8 2.5 .06 b0
  panel.door: box .5 .3 .04 b.015 n4:.66,0,0 n4:0,.5,0 @0,.84,.1
  glass: box .5 .28 .04 b0 n4:.66,0,0 @0,2.11,.1
  metal: box .3 .04 .06 b.01 @0,.4,.13 + box .05 .08 .06 b0 @0,1.2,.11 + box 3 .05 .12 b0 @0,0,.04
bay window, oriel, oriel window, window bay, projecting window, bow window | 3.2 | wall bricks, frame snow #f1efe6, glass obsidian #5a90b0, roof roofTiles #4a4a52
  wall: box 3.6 3 .3 b.01 @0,0,-.15 + plan .9 -1.2,0 -.7,.8 .7,.8 1.2,0 b0
  frame: plan .1 -1.3,0 -.76,.9 .76,.9 1.3,0 b0 @0,.9,0 + plan .14 -1.3,0 -.76,.9 .76,.9 1.3,0 b0 @0,2.3,0 + box .12 1.4 .12 b0 @.7,.95,.78 mir + box .12 1.4 .12 b0 @1.18,.95,.05 mir + box .07 1.4 .1 b0 @0,.95,.78 + box 1.4 .06 .1 b0 @0,1.9,.78 + box .94 .06 .08 b0 ry58 @.94,1.9,.41 + box .94 .06 .08 b0 ry-58 @-.94,1.9,.41
  glass: plan 1.4 -1.18,0 -.68,.78 .68,.78 1.18,0 b0 @0,.95,0
  roof: loft -1.35,2.42,-.02 -.8,2.42,.95 .8,2.42,.95 1.35,2.42,-.02 / -.9,2.95,-.02 -.5,2.95,.16 .5,2.95,.16 .9,2.95,-.02 
portable concrete mixer, small concrete mixer, concrete mixer drum, portable cement mixer, small cement mixer, mini concrete mixer | 1.5 | drum paint #e8781c, frame paint #2f5f9a, motor paint #e8b020, metal steel, mix stone #a8a49c, dark rubber
  drum: lathe .26,-.42 .34,-.36 .46,-.1 .46,.12 .26,.48 .24,.48 .43,.1 .43,-.1 .3,-.34 0,-.34 0,-.42 .26,-.42 s24 rz-38 @.06,.98,0
  gear.metal: lathe .45,-.02 .49,-.02 .49,.05 .45,.05 .45,-.02 s28 rz-38 @.06,.98,0
  mix: cyl .35 .06 s18 b0 rz-38 @.18,1.14,0
  frame: bar .035 -.5,.1,.5 -.1,.95,.52 .5,.05,.5 s6 mirz + bar .03 -.5,.1,.5 -.5,.1,-.5 s6 + bar .03 .5,.05,.5 .5,.05,-.5 s6 + bar .035 -.1,.95,.52 -.05,.95,.4 s6 mirz + ringz .2 .02 5 s18 @-.1,.95,.6 + bar .015 -.3,.95,.6 .1,.95,.6 s4 + bar .015 -.1,.75,.6 -.1,1.15,.6 s4
  motor: box .3 .36 .3 b.04 @-.42,.5,-.44
  metal: bar .05 -.32,.72,0 -.2,.86,0 s8 + rodz .03 1.1 s8 @-.12,.95,0 + rodz .025 1.2 s8 @-.5,.18,0
  dark: rodz .18 .1 s16 @-.5,.18,.6 mirz + rodz .05 .06 s10 @-.42,.68,-.6
hanging keyring, keyring hanging, keyring on a wall, key ring on a wall, hanging key ring, keys on a hook, keys on a wall, hanging keys | .42 | ring iron #3a3e44, board wood, key gold, key2 steel, hook iron
  board: box .24 .1 .03 b.01 @0,.32,-.03 + box .2 .33 .02 b.005 @0,0,-.04
  hook: bar .008 0,.37,-.02 0,.37,.025 0,.35,.035 0,.345,.05 0,.36,.06 s6 + rodz .02 .012 s10 @0,.37,-.012 + rodz .008 .01 s6 @.1,.37,-.014 mir
  ring: ringz .075 .007 s24 @0,.285,.035
  key: bar .007 0,.2,.035 0,.03,.035 s6 + ringz .026 .007 s14 @0,.2,.035 + box .04 .014 .01 n2:0,.028,0 @.022,.035,.035
  key2: bar .006 .03,.2,.03 .07,.06,.03 s6 + ringz .022 .006 s12 @.028,.205,.03 + block .034 .012 .008 n2:0,.024,0 rz16 @.083,.078,.03 + bar .006 -.03,.2,.04 -.075,.05,.04 s6 + ringz .022 .006 s12 @-.028,.205,.04 + block .034 .012 .008 n2:0,.024,0 rz-18 @-.088,.07,.04
bottle shelves, shelves with bottles, shelf bottles, shelf with bottles, bottle shelf, shelf of bottles, shelf small bottles | 1.5 | wood, red potion #d01f45, green potion #4fb05a, blue potion #3f7fe0, amber potion #d08a2a, cork wood #c9a068, trim wood #5a3a20
  wood: box 1.3 .05 .36 n3:0,.5,0 @0,.56,0 + box 1.3 1.5 .04 b.01 @0,0,-.18
  trim: box .06 1.5 .4 b.01 @.66,0,0 mir + box 1.42 .06 .42 b.01 @0,1.46,0 + box 1.36 .1 .36 b.01
  red: lathe 0,0 .08,0 .085,.02 .085,.18 .03,.24 .03,.32 0,.32 s12 n2:.8,0,0 @-.1,.61,.02 + lathe 0,0 .04,0 .1,.06 .1,.12 .03,.2 .03,.26 0,.26 s12 @.22,1.11,.02 + lathe 0,0 .06,0 .06,.2 .025,.25 .025,.3 0,.3 s12 @-.42,.11,.02
  green: lathe 0,0 .04,0 .1,.06 .1,.12 .03,.2 .03,.26 0,.26 s12 @-.2,.61,.02 + lathe 0,0 .08,0 .085,.02 .085,.18 .03,.24 .03,.32 0,.32 s12 @-.5,1.11,.02 + lathe 0,0 .08,0 .085,.02 .085,.18 .03,.24 .03,.32 0,.32 s12 @.1,.11,.02
  blue: lathe 0,0 .06,0 .06,.2 .025,.25 .025,.3 0,.3 s12 @.08,.61,.04 + lathe 0,0 .06,0 .06,.2 .025,.25 .025,.3 0,.3 s12 n2:.16,0,0 @-.2,1.11,.02 + lathe 0,0 .04,0 .1,.06 .1,.12 .03,.2 .03,.26 0,.26 s12 @-.18,.11,.02
  amber: lathe 0,0 .08,0 .085,.02 .085,.18 .03,.24 .03,.32 0,.32 s12 @.5,1.11,.02 + lathe 0,0 .04,0 .1,.06 .1,.12 .03,.2 .03,.26 0,.26 s12 @.5,.61,.0 *1,1,1 + lathe 0,0 .06,0 .06,.2 .025,.25 .025,.3 0,.3 s12 n2:.2,0,0 @.42,.11,.02
  cork: cyl .024 .05 s8 @.22,1.36,.02 + cyl .024 .05 s8 @-.5,1.42,.02 + cyl .024 .05 s8 n2:.16,0,0 @-.2,1.4,.02 + cyl .024 .05 s8 @.5,1.42,.02 + cyl .024 .05 s8 @.3,.92,.02 + cyl .024 .05 s8 @-.5,.92,.02 + cyl .024 .05 s8 @-.2,.86,.02 + cyl .024 .05 s8 @.08,.9,.04 + cyl .024 .05 s8 @.5,.86,0 + cyl .024 .05 s8 @-.42,.4,.02 + cyl .024 .05 s8 @.1,.42,.02 + cyl .024 .05 s8 @-.18,.36,.02 + cyl .024 .05 s8 n2:.2,0,0 @.42,.4,.02
plaque with candles, plaque candles, candle plaque, memorial plaque with candles, grave plaque with candles | .6 | plate stone #8a8690, frame stone #5a5660, letter stone #3a3840, candle wax #f2ead0, flame light #ffc24a
  frame: box 1 .1 .5 b.02 + slab .1 -.42,0 .42,0 .42,.42 .3,.5 -.3,.5 -.42,.42 b.015 @0,.08,-.12
  plate: slab .04 -.35,0 .35,0 .35,.34 .26,.4 -.26,.4 -.35,.34 b.01 @0,.14,-.065
  letter: word rip .12 .015 @0,.42,-.04 + box .46 .022 .015 b0 n3:0,.055,0 @0,.23,-.045
  candle: cyl .045 .2 s12 @.4,.09,.1 mir + cyl .035 .12 s12 @.29,.09,.16 mir + cyl .035 .08 s12 @-.16,.09,.17 + lathe 0,0 .075,0 .06,.025 0,.025 s12 @.4,.09,.1 mir
  flame: lathe 0,0 .02,.035 0,.1 s8 @.4,.285,.1 mir + lathe 0,0 .02,.035 0,.1 s8 @.29,.205,.16 mir + lathe 0,0 .02,.035 0,.1 s8 @-.16,.165,.17
cheese slicer, cheese slicer knife, slicer cheese, cheese plane, cheese cutter | .24 | blade steel, handle wood #a8683a, wire steel
  blade: slab .006 -.012,.12 .012,.12 .045,.16 .05,.225 0,.24 -.05,.225 -.045,.16 b.001 + cyl .008 .04 s10 @0,.09,0
  dark: box .07 .01 .008 b.002 @0,.176,0
  lip.blade: box .07 .008 .012 b.002 rx30 @0,.168,.006
  handle: lathe .0,0 .014,.004 .017,.03 .012,.07 .014,.1 .009,.104 0,.104 s16
meat tenderizer, meat mallet, meat hammer, tenderizer, tenderizer meat, steak hammer | .28 | head steel, handle wood, spike steel #9aa0a8
  head: box .1 .06 .06 b.006 @0,.215,0
  spike: pyr .012 .01 .012 .1 rz-90 n4:0,.0135,0 n4:0,0,.0135 @.05,.245,0 mir
  handle: lathe 0,0 .016,.004 .017,.04 .011,.1 .012,.2 .012,.225 0,.225 s14
  cap.head: cyl .014 .012 s14 @0,.274,0 + ring .012 .003 s16 @0,.02,0
cake server, cake slicer, pie server, cake lifter, pie slicer, slicer cake | .26 | blade steel, handle wood
  blade: slab .006 -.05,.13 .05,.13 0,.27 b.001 *1,1,1 + bar .006 0,.1,-.02 0,.128,0 s8 + box .09 .008 .008 b.002 @0,.126,.003
  handle: lathe 0,0 .012,.004 .014,.03 .01,.07 .012,.1 0,.105 s14 @0,0,-.022
gingerbread cutter, cookie cutter, ginger bread cutter, gingerbread man cutter, biscuit cutter, pastry cutter | .12 | cutter copper
  cutter: tube .0035 0,.012,-.05 .018,.012,-.042 .022,.012,-.024 .014,.012,-.008 .05,.012,-.014 .056,.012,.0 .044,.012,.012 .022,.012,.014 .034,.012,.05 .022,.012,.058 .008,.012,.05 0,.012,.03 -.008,.012,.05 -.022,.012,.058 -.034,.012,.05 -.022,.012,.014 -.044,.012,.012 -.056,.012,.0 -.05,.012,-.014 -.014,.012,-.008 -.022,.012,-.024 -.018,.012,-.042 ~ *1,3.6,1 s6 @0,-.045,0 rx90 @0,.062,0
  rim.cutter: tube .005 0,.045,-.05 .018,.045,-.042 .022,.045,-.024 .014,.045,-.008 .05,.045,-.014 .056,.045,.0 .044,.045,.012 .022,.045,.014 .034,.045,.05 .022,.045,.058 .008,.045,.05 0,.045,.03 -.008,.045,.05 -.022,.045,.058 -.034,.045,.05 -.022,.045,.014 -.044,.045,.012 -.056,.045,.0 -.05,.045,-.014 -.014,.045,-.008 -.022,.045,-.024 -.018,.045,-.042 ~ s6 @0,-.03,0 rx90 @0,.062,0
carving fork, cooking fork, meat fork, roasting fork, kitchen fork, bbq fork, fork cooking | .34 | metal steel, handle wood
  metal: bar .006 0,.1,0 0,.2,0 s8 + tube .0055>.005>.0015 0,.198,0 .018,.215,0 .02,.25,.004 .016,.34,0 s8 mir + ball .009 s8 @0,.12,0
  handle: lathe 0,0 .012,.004 .015,.04 .01,.08 .013,.11 0,.118 s14
rectangular plate, plate rectangle, rectangle plate, square plate, serving plate, plate square | .03 | plate ceramic #3a3f4a, rim ceramic #c9b48a
  plate: box .3 .012 .16 b.004 @0,.008,0 + box .22 .01 .1 b.002 + box .32 .02 .012 b.004 rx-16 @0,.01,.083 + box .32 .02 .012 b.004 rx16 @0,.01,-.083 + box .012 .02 .17 b.004 rz-16 @.152,.01,0 + box .012 .02 .17 b.004 rz16 @-.152,.01,0
  rim: box .32 .004 .01 b.001 @0,.028,.088 mirz + box .01 .004 .18 b.001 @.157,.028,0 mir
soup plate, pasta plate, plate soup | .05 | plate ceramic, rim paint #2d62b8
  plate: pot .007 .06,0 .07,.004 .1,.034 .105,.036 .15,.048 s36
  rim: lathe .144,.048 .151,.047 .153,.05 .148,.053 .144,.048 s36
tajine lid, tagine lid, lid of a tajine, lid tajine, cone lid | .2 | lid ceramic #c4602f, band paint #f0d27a, knob ceramic #a84a26
  lid: lathe .14,0 .145,.012 .12,.05 .07,.11 .035,.17 .024,.19 ~ s32
  knob: lathe .024,.185 .034,.192 .034,.204 .02,.216 0,.218 s20
  band: lathe .1435,.008 .149,.012 .1325,.034 .128,.034 .1435,.008 s32 + lathe .1,.072 .105,.072 .089,.092 .083,.092 .1,.072 s32 + ball .009 .009 .004 s8 rx-50 @0,.052,.119 o12
sugar bowl, sugar pot, sugar basin, bowl of sugar cubes, sugar cubes bowl | .14 | bowl ceramic, cube snow, gold
  bowl: pot .006 .04,0 .045,.008 .075,.05 .07,.09 s28 + tube .007 .068,.075,0 .1,.085,0 .1,.05,0 .07,.04,0 s8 mir
  cube: cyl .066 .01 s24 b0 @0,.07,0 + box .024 .022 .024 b.003 ry20 @.02,.078,.02 + box .024 .022 .024 b.003 ry50 @-.025,.078,.01 + box .024 .022 .024 b.003 ry70 @.01,.078,-.03 + box .024 .022 .024 b.003 ry30 @-.005,.098,.005
  gold: ring .072 .003 s28 @0,.09,0
tea set, tea service, teapot and cups, set tea, teapot with cups, porcelain tea set | .2 | pot ceramic, trim paint #2d62b8, tea potion #a8602a, tray wood
  tray: box .46 .014 .3 b.006 + box .46 .026 .014 b.004 @0,0,.15 mirz + box .014 .026 .3 b.004 @.23,0,0 mir
  pot: lathe .05,.014 .085,.04 .09,.08 .06,.13 .05,.135 0,.135 s24 @-.06,0,-.04 + tube .016>.012>.009 -.14,.06,-.04 -.175,.09,-.04 -.195,.13,-.04 s10 + tube .008 .015,.115,-.04 .065,.115,-.04 .065,.06,-.04 .022,.06,-.04 s8 + ball .012 @-.06,.16,-.04 + lathe .05,.134 .03,.148 0,.152 s24 @-.06,0,-.04
    + lathe .045,.014 .055,.02 .05,.022 0,.022 s20 n2:.13,0,0 @.05,0,.09 + pot .004 .02,.022 .025,.025 .036,.06 s20 n2:.13,0,0 @.05,0,.09 + ringz .013 .004 s14 n2:.13,0,0 @.09,.042,.09
    + lathe .045,.014 .055,.02 .05,.022 0,.022 s20 @.15,0,-.04 + pot .004 .02,.022 .025,.025 .036,.06 s20 @.15,0,-.04 + ringz .013 .004 s14 @.19,.042,-.04
  trim: lathe .088,.055 .0925,.058 .0925,.075 .088,.08 .088,.055 s24 @-.06,0,-.04 + ring .0355 .002 s20 n2:.13,0,0 @.05,.06,.09 + ring .0355 .002 s20 @.15,.06,-.04
  tea: cyl .031 .003 s18 b0 n2:.13,0,0 @.05,.051,.09 + cyl .031 .003 s18 b0 @.15,.051,-.04
walking cane, cane, walking stick, aid cane, cane aid, hooked cane, old man cane, cane with a hook | .92 | wood grain #7a4a26, tip rubber, band gold
  wood: tube .016>.015>.015>.015>.016 0,.02,0 0,.4,0 0,.74,0 0,.84,0 .03,.9,0 .08,.915,0 .115,.88,0 .12,.82,0 s12
  tip: cyl .019 .04 .016 s14
  band: ring .0165 .005 s16 n3:0,.012,0 @0,.72,0
white cane, blind cane, aid cane blind, cane blind, blind stick, low vision cane, aid cane low vision, cane for the blind, cane low vision, cane of blind person | 1.25 | stick snow, red paint #d1202a, grip rubber, tip rubber #d9d5ca, strap cloth #1d1f26
  stick: bar .009 .4,.04,0 -.34,1.04,0 s12
  red: bar .0098 .3,.175,0 .385,.06,0 s12
  grip: bar .014 -.34,1.04,0 -.475,1.222,0 s12 + ball .0155 s10 @-.34,1.04,0 + ball .0155 s10 @-.475,1.222,0
  tip: ball .026 .03 .026 @.412,.03,0
  strap: tube .005 -.478,1.225,0 -.5,1.16,.02 -.49,1.08,.01 -.46,1.12,-.01 -.476,1.22,0 s6
  band.red: bar .0098 .06,.5,0 .1,.446,0 s12
hearing aid, aid hearing, hearing device, ear hearing aid, aid hearing device, hearing aids, behind the ear aid, deaf aid | .05 | shell wax #e6c3a4, tube glass #e8f2f5, bud rubber #c9b09a, metal steel
  shell: tube .006>.008>.008>.006 .0,.03,0 -.006,.04,0 -.018,.034,0 -.024,.02,0 -.022,.006,0 s14 + ball .007 s10 @-.022,.008,0
  tube: tube .002 .0,.031,0 .012,.034,0 .02,.024,0 .018,.012,0 s8
  bud: ball .008 .007 .008 s14 @.017,.007,0 + cone .006 .008 s12 rz-40 @.011,.006,0
  metal: rodz .0025 .017 s10 @-.019,.03,0 + box .003 .006 .017 b.001 @-.022,.014,0
defibrillator, aed, aid defibrillator, heart defibrillator, defibrillator box, aid defibrillator red, aid defibrillator green, aed defibrillator, defib | .3 | case paint #d1202a, face rubber #23262e, mark snow, bolt light #ffd23a, screen light #5fd8ff, button paint #3fae4a
  case: box .32 .24 .12 b.03 @0,.02,0 + tube .014 -.07,.25,0 -.06,.295,0 .06,.295,0 .07,.25,0 s8 + box .3 .03 .11 b.01
  face: box .27 .19 .02 b.01 @0,.045,.055
  mark: slab .012 0,.005 .05,.055 .045,.085 .022,.09 0,.072 -.022,.09 -.045,.085 -.05,.055 b.003 @-.06,.1,.064
  bolt: slab .014 .004,.03 .018,.05 .006,.05 .012,.072 -.012,.046 0,.046 -.006,.03 b0 @-.062,.098,.068
  screen: box .09 .05 .012 b.004 @.07,.155,.062
  pulse.mark: bar .002 .03,.178,.07 .055,.178,.07 .064,.195,.07 .074,.162,.07 .082,.178,.07 .11,.178,.07 s5
  button: rodz .018 .016 s18 @.04,.1,.066
  second.case: rodz .018 .016 s18 @.1,.1,.066
mantel clock, clock mantel, mantle clock, mantelpiece clock, fireplace clock, shelf clock, antique table clock | .36 | case wood #5a2f1a, face ceramic, metal gold, hand rubber
  case: box .5 .04 .16 b.01 + box .46 .06 .13 b.012 @0,.04,0 + slab .12 -.21,0 .21,0 .21,.02 .16,.06 .13,.14 .1,.19 .05,.215 0,.22 -.05,.215 -.1,.19 -.13,.14 -.16,.06 -.21,.02 b.012 @0,.1,0 + cyl .02 .05 .01 @0,.315,0
  face: rodz .075 .02 s28 @0,.22,.055
  metal: ringz .077 .008 s28 @0,.22,.064 + ball .014 s10 @0,.365,0 + ball .02 .014 .02 @.21,.0,.05 mir + ball .016 s8 @.18,.12,.05 mir + box .1 .012 .01 b.002 @0,.115,.064
  hand: bar .004 0,.22,.068 .026,.25,.068 s5 + bar .003 0,.22,.069 -.02,.27,.069 s5 + rodz .006 .008 @0,.22,.068 + box .004 .012 .004 b0 @0,.275,.065 + box .004 .012 .004 b0 @0,.155,.065 + box .012 .004 .004 b0 @.06,.218,.065 mir
tool chest, metal tool chest, rolling tool chest, tool chest metal, mechanic tool chest, garage tool chest, tool drawer cabinet | 1 | body paint #c4202b, metal steel, wheel rubber, trim rubber #23262e
  body: box .8 .44 .46 b.01 @0,.12,0 + box .7 .34 .4 b.01 @0,.58,-.02
  drawer.body: box .74 .1 .03 b.005 n3:0,.13,0 @0,.16,.23 + box .62 .05 .03 b.004 n4:0,.075,0 @0,.62,.18
  metal: box .66 .02 .03 b.004 n3:0,.13,0 @0,.24,.25 + box .54 .014 .03 b.003 n4:0,.075,0 @0,.6525,.2 + bar .014 .4,.3,-.14 .46,.32,-.14 .46,.32,.14 .4,.3,.14 s8 + box .06 .03 .02 @0,.9,.18
  trim: box .72 .05 .42 b.01 @0,.92,-.02 + box .82 .03 .48 b.006 @0,.555,0 + box .3 .03 .04 b.01 @0,.97,-.02
  wheel: rodx .06 .05 s16 @.34,.06,.17 mir mirz + box .06 .06 .06 @.34,.08,.17 mir mirz
electric stove, stove electric, electric cooker, ceramic stove, glass top stove, electric range, induction stove | 1.05 | body paint #e9e7e2, top obsidian #1d1f24, ring ember #d1402a, metal steel, glass obsidian #2f3338
  body: box .62 .86 .6 b.012 + box .62 .22 .06 b.01 @0,.84,-.27
  top: box .6 .02 .56 b.004 @0,.86,.02 + box .5 .08 .02 b0 @0,.94,-.245
  ring: ring .1 .005 6 s28 @.15,.881,.15 + ring .07 .004 6 s24 @.15,.881,.15 + ring .075 .004 6 s24 @-.15,.881,.15 + ring .05 .004 6 s20 @-.15,.881,.15 + ring .075 .004 6 s24 @.15,.881,-.1 + ring .1 .005 6 s28 @-.15,.881,-.1 + ring .06 .004 6 s24 @-.15,.881,-.1 + box .1 .03 .02 b0 @0,.965,-.243
  glass: box .46 .3 .02 b.004 @0,.3,.295
  metal: rodx .014 .5 s10 @0,.68,.335 + box .02 .02 .05 @.22,.67,.31 mir + rodz .024 .03 s16 n5:.11,0,0 @0,.79,.31
  drawer.body: box .58 .16 .03 b.006 @0,.05,.29
barrel stove, stove barrel, drum stove, oil drum stove, wood burning barrel stove, barrel wood stove | 1.9 | drum rust, iron iron #2a2c30, fire ember, pipe iron #3a3d42
  drum: rodz .34 .95 b.02 s28 @0,.62,0 + ringz .345 .014 s28 n3:0,0,.3 @0,.62,0
  iron: box .34 .34 .04 b.01 @0,.46,.48 + box .06 .04 .05 @.15,.6,.5 + bar .03 .24,.4,.36 .3,0,.42 s8 mir + bar .03 .24,.4,-.36 .3,0,-.42 s8 mir + cyl .12 .04 s20 @0,.93,-.26 + box .06 .06 .03 @-.17,.5,.49 + box .06 .06 .03 @-.17,.66,.49 + box .36 .02 .3 b0 @0,.95,.16
  fire: box .22 .05 .02 b0 @0,.52,.49 + box .22 .05 .02 b0 @0,.6,.49 + box .22 .05 .02 b0 @0,.68,.49
  pipe: cyl .08 .96 s18 @0,.94,-.26 + ring .085 .014 s18 n2:0,.5,0 @0,1.35,-.26 + cone .16 .12 s18 @0,1.9,-.26 + cyl .02 .1 s6 @0,1.85,-.26
wet floor sign, wet floor, caution wet floor, wet floor sign yellow, slippery floor sign, cleaning sign, floor wet sign | .65 | sign paint #f2c21c, mark rubber #1d1d1f, red paint #c4202b
  sign: slab .02 -.16,0 -.1,0 -.1,.04 .1,.04 .1,0 .16,0 .12,.6 .09,.62 -.09,.62 -.12,.6 b.004 rx-14 @0,0,.15 + slab .02 -.16,0 -.1,0 -.1,.04 .1,.04 .1,0 .16,0 .12,.6 .09,.62 -.09,.62 -.12,.6 b.004 rx14 @0,0,-.15 + box .1 .03 .05 b.01 @0,.6,0
  mark: slab .012 -.09,.13 .09,.13 0,.3 b.002 rx-14 @0,0,.164 + ball .018 .018 .008 rx-14 @.0,.47,.046 + bar .012 0,.44,.055 -.01,.38,.07 s6 + bar .01 -.01,.38,.07 .03,.35,.078 .05,.33,.083 s6 + bar .01 -.01,.38,.07 -.04,.34,.08 s6 + bar .009 0,.43,.058 .04,.44,.056 s6 + bar .009 0,.43,.058 -.035,.41,.063 s6
  red: box .18 .03 .01 b0 rx-14 @0,.5,.036 + box .22 .02 .01 b0 rx-14 @0,.08,.14
  hole.sign: box .012 .07 .01 b0 rx-14 @0,.18,.128 + box .012 .014 .01 b0 rx-14 @0,.155,.134
caged wall lamp, caged sconce, industrial caged sconce, industrial sconce, caged light, cage lamp, bulkhead light, industrial wall lamp | .36 | metal iron #2f3238, bulb light, glass glass
  metal: slab .03 -.09,-.06 -.06,-.09 .06,-.09 .09,-.06 .09,.06 .06,.09 -.06,.09 -.09,.06 b.006 @0,.16,-.04 + tube .022 0,.16,-.03 0,.2,.06 0,.25,.1 s10 + cyl .06 .05 .04 s18 @0,.25,.1 + cyl .03 .03 s14 @0,.3,.1
    + ring .066 .005 s20 @0,.24,.1 + ring .07 .005 s20 @0,.16,.1 + ring .054 .005 s20 @0,.08,.1 + tube .005 .06,.26,0 .072,.2,0 .072,.14,0 .054,.08,0 .0,.05,0 s6 o6 @0,0,.1 + rodz .012 .02 s8 @.06,.1,-.02 mir + rodz .012 .02 s8 @.06,.22,-.02 mir
  bulb: lathe 0,.09 .03,.1 .042,.14 .03,.19 .022,.25 0,.25 ~ s16 @0,0,.1
fluorescent light, fluorescent lights, mounted fluorescent lights, fluorescent lamp, fluorescent tube, tube light, neon tube, office ceiling light, fluorescent fixture | .14 | body paint #e9e7e2, tube light #f4fbff, metal steel
  body: box 1.3 .05 .24 b.008 @0,.09,0 + slab .005 -.12,.0 .12,0 .07,.05 -.07,.05 b0 ry90 @.645,.06,0 mir + box 1.29 .005 .07 b0 rx-34 @0,.082,.1 + box 1.29 .005 .07 b0 rx34 @0,.082,-.1
  tube: rodx .018 1.18 s14 @0,.03,.05 mirz
  metal: box .03 .09 .05 b.004 @.6,.005,.05 mir mirz + cyl .008 .04 s8 @.4,.13,0 mir
modern ceiling lamp, modern ceiling light, ceiling lamp modern, modern pendant lamp, modern chandelier, ring lamp, ring pendant light | 1 | ring light #fff3d0, metal iron #2a2c30
  metal: cyl .12 .04 s24 @0,.96,0 + bar .004 .0,.97,0 .38,.31,0 s5 o3 + bar .004 0,.97,0 .24,.07,0 s5 o3:60 + ring .4 .02 4 s36 @0,.325,0 + ring .25 .02 4 s30 @0,.085,0
  ring: ring .4 .022 6 s36 @0,.3,0 + ring .25 .022 6 s30 @0,.06,0
power box, electrical box, box power, electric meter box, utility box, electrical cabinet, electricity box, distribution box | 1.2 | box paint #8a949a, warn paint #f2c21c, mark rubber, metal steel, pipe iron
  box: box .7 .9 .34 b.015 @0,.24,0 + box .76 .05 .42 b.01 @0,1.13,.01 + box .31 .78 .03 b.006 @.165,.3,.17 mir + box .6 .24 .28
  warn: slab .012 -.11,0 .11,0 0,.19 b.004 @-.165,.76,.19 + box .16 .05 .012 b0 @.165,.9,.19
  mark: slab .014 .01,.03 .03,.08 .008,.08 .016,.12 -.02,.07 0,.07 -.012,.03 b0 @-.165,.77,.194 + box .18 .012 .012 b0 n6:0,.035,0 @.165,.36,.183
  metal: rodz .02 .05 s10 @.04,.66,.19 + box .03 .1 .03 b.006 @.04,.6,.2 + rodz .012 .01 s8 @.3,.36,.19 mir + rodz .012 .01 s8 @.3,1,.19 mir
  pipe: bar .035 .42,0,0 .42,.5,0 .34,.56,0 s10 + box .5 .04 .4 b.01
metal shelf, steel shelves, steel frame shelves, metal shelves, steel shelf, industrial shelf, metal rack, warehouse shelf, steel rack | 1.9 | frame steel #6a7480, shelf steel, box plaster #c0935a, bin paint #2d62b8
  frame: box .05 1.9 .05 b.004 @.58,0,.22 mir mirz + bar .01 .58,.1,.22 .58,.9,-.22 s5 mir + bar .01 .58,.9,.22 .58,1.7,-.22 s5 mir + bar .01 -.58,.1,-.23 .58,1.0,-.23 s5 + bar .01 .58,.1,-.23 -.58,1.0,-.23 s5
  shelf: box 1.16 .04 .46 b.004 n4:0,.55,0 @0,.97,0
  box: box .36 .3 .3 b.006 @-.3,.186,0 + box .3 .24 .3 b.006 @.32,.736,0
  tape.box: box .3 .2 .3 b.006 @.3,.186,.0
  bin: box .32 .2 .34 b.02 @-.3,.736,0 + box .4 .26 .3 b.02 @.1,1.286,0
lubricant spray, spray lubricant, lubricant can, oil spray, rust remover spray, grease spray | .24 | can paint #2d4f9a, cap paint #d1202a, metal steel, straw paint #d1202a, band paint #f2c21c
  can: cyl .032 .17 b.003 s24
  band: lathe .0322,.05 .033,.05 .033,.12 .0322,.12 .0322,.05 s24 + ball .01 .014 .004 @0,.155,.031
  mark.cap: slab .005 0,.058 .014,.075 .01,.09 0,.112 -.01,.09 -.014,.075 b0 @0,0,.033
  metal: lathe .032,.17 .031,.174 .018,.19 .014,.194 0,.194 s20 + ring .031 .0025 s24 @0,.17,0 + ring .031 .0025 s24 @0,.002,0
  cap: cyl .014 .02 .011 s14 @0,.192,0 + box .016 .014 .02 b.003 @0,.206,.004
  straw: bar .0022 0,.213,.012 0,.216,.12 s6
clipboard, clip board, board with a clip, clipboard with paper, checklist board | .36 | board grain #a8743f, page snow, metal steel, ink rubber #3a3f4a, tick paint #3fae4a
  board: slab .012 -.12,0 .12,0 .12,.34 -.12,.34 b.006
  page: box .2 .28 .006 b0 @0,.02,.008
  metal: box .1 .035 .02 b.006 @0,.295,.014 + box .05 .03 .012 b.005 @0,.325,.008 + rodx .008 .1 s10 @0,.33,.014
  ink: box .12 .006 .003 b0 n4:0,.05,0 @.02,.155,.012 + box .018 .018 .003 b0 n4:0,.05,0 @-.07,.149,.012
  tick: slab .003 -.008,.004 -.002,-.004 .012,.014 .008,.016 -.002,.003 -.005,.008 b0 n3:0,.05,0 @-.07,.183,.0145
notepad, note pad, notepads, office notepads, office notepad, spiral notepad, legal pad, writing pad | .04 | page paint #f7e27a, cover plaster #3a4a6a, wire steel, line paint #6a8ac0, pen paint #2d4fb8
  cover: box .16 .006 .24 b.002 ry6
  page: box .154 .018 .232 b.001 ry6 @0,.006,0
  line: box .13 .0012 .003 b0 n8:0,0,.022 ry6 @0,.0238,.01
  wire: ringx .009 .0016 6 s12 n10:.0145,0,0 ry6 @-.011,.018,-.108
  red: box .0016 .0012 .19 b0 ry6 @-.05,.0238,.014
  pen: rodz .005 .12 s10 ry32 @.04,.029,.02 + cone .005 .012 s10 rx90 ry32 @.0718,.029,.071
candlestick, candle holder, candle stick, candleholder, single candlestick, candle stand | .34 | metal bronze, wax, flame light #ffd27a, wick rubber
  metal: lathe .07,0 .072,.012 .05,.024 .02,.034 .014,.05 .024,.07 .014,.09 .012,.13 .022,.15 .036,.165 .036,.172 .014,.172 .014,.18 0,.18 s24 + lathe .016,.172 .018,.174 .018,.196 .014,.196 s18
  wax: cyl .0135 .11 s16 @0,.175,0 + tube .004 .012,.28,.004 .016,.25,.006 .015,.225,.006 s6
  wick: cyl .0018 .012 s6 @0,.284,0
  flame: lathe 0,.288 .009,.3 .006,.32 0,.338 ~ s12
stone fire pit, fire pit stone, ring of stones with fire, stone fire ring, fire ring | .8 | stone stone, wood wood, flame ember, core light #ffe27a, ash earth #4a4540
  stone: 12*blob .17 .2 3 6 *1,.8,1 @0,.13,.62 ry30i + 12*blob .15 .2 3 6 *1,.7,1 @0,.34,.6 ry15+30i
  ash: cyl .5 .08 s24
  wood: rodx .07 .7 s10 ry20 @0,.15,.04 + rodx .07 .7 s10 ry80 @.02,.18,0 + rodx .065 .66 s10 ry140 @0,.25,0
  flame: lathe .1,.2 .2,.32 .16,.5 .06,.68 0,.8 ~ s12 wave5:.18 + cone .09 .36 s8 rz-16 @.14,.24,.06 + cone .09 .34 s8 rz18 @-.14,.24,.02 + cone .08 .3 s8 rx16 @.02,.24,.14
  core: lathe .06,.2 .11,.3 .08,.44 0,.6 ~ s10 @.02,0,.08
ukulele, small guitar, hawaiian guitar | .6 | body grain #c9853f, neck wood #5a3520, string snow, metal steel, dark rubber #1d1410
  body: slab .06 0,0 .08,.012 .1,.06 .085,.11 .06,.14 .066,.19 .05,.23 .0,.245 -.05,.23 -.066,.19 -.06,.14 -.085,.11 -.1,.06 -.08,.012 ~ b.008
  neck: box .036 .24 .02 b.004 @0,.22,.026 + slab .016 -.02,.45 .02,.45 .03,.48 .026,.57 0,.58 -.026,.57 -.03,.48 b.003 @0,0,.026 + box .034 .3 .008 b0 @0,.17,.036 + box .06 .014 .012 b.002 @0,.07,.034
  dark: rodz .032 .004 s24 @0,.165,.031
  metal: box .034 .003 .003 b0 n8:0,.026,0 @0,.34,.041 + rodx .006 .02 s8 @.036,.5,.026 mir + rodx .006 .02 s8 @.034,.545,.026 mir
  string: bar .0012 -.009,.08,.042 -.009,.5,.04 s4 mir + bar .0012 -.003,.08,.042 -.003,.5,.04 s4 mir
bag of soil, compost bag, bag compost, bag of compost, potting soil, soil bag, fertilizer bag, potting soil bag, bag of fertilizer | .5 | bag paint #3f7a3a, label snow, leaf leaves #4f9a3a, earth
  bag: slab .18 -.2,.02 -.17,0 .17,0 .2,.02 .19,.24 .2,.44 .17,.46 -.17,.46 -.2,.44 -.19,.24 b.05 + box .36 .05 .02 b.004 @0,.44,0
  label: slab .01 -.13,.12 .13,.12 .13,.34 -.13,.34 b.006 @0,0,.09
  leaf: leaf .1 .07 .3 rz-32 @0,.23,.094 + leaf .1 .07 .3 rz32 @0,.23,.094 + bar .005 0,.18,.1 0,.25,.1 s6
  earth: ball .07 .03 .012 @0,.17,.096 + blob .12 .25 4 8 *1,.5,.8 @.19,.03,.1 + blob .06 .3 3 6 *1,.5,1 @.3,.02,.14
blowtorch, blow torch, brass blowtorch, gas torch, welding torch lamp, blow lamp | .3 | tank bronze, metal steel, flame potion #4fa8ff, grip wood, core light #bfe6ff
  tank: lathe 0,0 .06,0 .062,.006 .062,.11 .055,.125 .02,.14 .016,.16 0,.16 s24 + cyl .02 .03 s14 @0,.155,0
  metal: bar .008 0,.18,0 0,.21,0 .03,.225,0 s8 + rodx .026 .09 s18 @.075,.228,0 + rodx .03 .012 s18 @.12,.228,0 + rodx .01 .04 s8 @-.04,.14,0 + ring .061 .004 s24 n2:0,.1,0 @0,.056,0 + rodz .012 .05 s10 @0,.195,.03 + rodz .02 .01 s12 @0,.195,.056
  grip: tube .012>.016>.012 -.075,.03,0 -.09,.09,0 -.075,.15,0 s10 + rodx .008 .05 s8 @-.06,.035,0 + rodx .008 .06 s8 @-.05,.148,0
  flame: lathe .022,0 .026,.03 .016,.08 0,.15 ~ s14 rz-90 @.12,.228,0
  core: lathe .012,0 .013,.03 0,.18 ~ s10 rz-90 @.12,.228,0
wall hose reel, garden hose wall mounted, hose reel, garden hose reel, wall mounted hose, hose on a wall, hose holder, wall mounted garden hose | .7 | hose paint #3f8a3f, metal iron #3a3e44, nozzle gold, bracket wood
  bracket: box .5 .6 .04 b.01 @0,.1,-.1
  metal: rodz .1 .16 s18 @0,.4,-.01 + box .3 .05 .02 b.006 @0,.4,.08 + box .05 .3 .02 b.006 @0,.275,.08
  hose: ringz .17 .018 8 s32 n4:0,0,.034 @0,.4,0 + ringz .2 .018 8 s32 n3:0,0,.034 @0,.38,0 + tube .018 .2,.36,.05 .22,.16,.07 .14,.04,.1 -.06,.022,.12 -.16,.03,.12 s8
  nozzle: rodx .024 .08 .014 s12 rz180 @-.2,.032,.12 + rodx .026 .03 s12 @-.155,.03,.12 + bar .012 -.22,.15,-.08 -.22,.2,-.02 -.19,.24,.0 s8
burnt match, match burnt, burned match, used match, burnt matchstick | .05 | wood grain #d9b27a, char rubber #1f1b19, ash stone #6a6662
  wood: bar .0012 0,0,0 .001,.022,0 s4
  char: bar .0013>.0012>.0011 .001,.0215,0 .0005,.03,.0003 .004,.042,.0 s5 + blob .0024 .3 3 6 @.0045,.0435,0
  ash: bar .00135 .0009,.0205,0 .001,.0225,0 s4
closed compass, compass closed, compass with lid closed, shut compass | .06 | case gold, ring bronze
  case: lathe 0,0 .02,.001 .026,.005 .027,.011 .0,.011 s32 + lathe 0,.012 .027,.012 .026,.018 .02,.0215 0,.0225 s32
  ring: ring .027 .0014 6 s32 @0,.0115,0 + cyl .004 .008 s12 rx90 @0,.0115,.026 + ring .007 .0014 6 s20 @0,.0115,.041 + box .008 .006 .004 b.001 @0,.009,-.028
  mark.ring: star 4 .014 .005 .003 rx-90 @0,.0225,0 + star 4 .009 .004 .003 rx-90 ry45 @0,.022,0 + ring .018 .0008 5 s28 @0,.0205,0
`;
