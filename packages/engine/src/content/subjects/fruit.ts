/** Fruit and vegetables: names | height in metres | surfaces, then a clause a line. */
export const fruit = `
banana, bananas, bunch of bananas | .06 | peel wax #f2cf2e, tip rubber #4a3a1c
  peel: tube .012>.019 -.09,.06,0 -.07,.035,0 -.04,.022,0 0,.019,0 + tube .019>.01 0,.019,0 .04,.022,0 .07,.037,0 .088,.062,0 .092,.08,0
    + tube .012>.019 -.088,.062,-.004 -.07,.038,-.022 -.04,.022,-.034 0,.019,-.036
    + tube .019>.01 0,.019,-.036 .04,.022,-.034 .07,.037,-.022 .088,.062,-.008 .092,.08,-.004
  tip: cyl .01 .018 @.092,.078,-.002 + ball .009 @-.092,.063,0
orange fruit, orange, tangerine, mandarin | .08 | peel petal #f08a1c, stem plant #3f7a2e, leaf plant #4f8a34
  peel: ball .04 .039 .04 @0,.039,0
  stem: cyl .004 .008 @0,.076,0
  leaf: leaf .04 .022 .3 rx60 rz0 @0,.078,0 ry70
pear | .11 | peel petal #b5c43a, stem bark, leaf plant #4f8a34
  peel: lathe 0,0 .02,.002 .036,.02 .038,.038 .028,.06 .018,.08 .012,.09 0,.093 ~
  stem: tube .003 0,.09,0 .002,.1,0 .008,.11,0
  leaf: leaf .035 .02 .3 rx60 @0,.1,0 ry100
strawberry, berry | .05 | fruit petal #d81f2c, seed wax #f2dc8a, leaf plant #4a9a34
  fruit: lathe 0,0 .008,.003 .02,.02 .024,.034 .018,.044 0,.046 ~
  seed: ball .002 .003 .002 @.0235,.034,0 o8 + ball .002 .003 .002 @.021,.025,0 o7 ry20 + ball .002 .003 .002 @.0145,.014,0 o6
  leaf: leaf .022 .012 .5 rx80 @0,.046,.002 o6 + cyl .002 .012 @0,.044,0
cherry, cherries, pair of cherries | .08 | fruit petal #b3122a, stem plant #4a7a2e, leaf plant #4f8a34
  fruit: ball .018 @-.018,.018,0 + ball .018 @.02,.018,.006
  stem: tube .002 -.018,.034,0 -.014,.055,0 .002,.078,0 + tube .002 .02,.034,.006 .014,.058,.003 .002,.078,0
  leaf: leaf .035 .02 .3 rx70 @.002,.077,0 ry80
grapes, bunch of grapes, grape, grape bunch | .16 | grape petal #6a2f8f, stem bark, leaf plant #4f8a34
  grape: ball .017 @.036,.115,0 o7 + ball .017 @.0,.125,0 + ball .017 @.032,.09,0 o6 ry25 + ball .017 @.026,.066,0 o5 + ball .017 @.018,.043,0 o4 ry30
    + ball .017 @0,.02,0
  stem: tube .004 0,.12,0 0,.15,0 .01,.165,0
  leaf: leaf .05 .045 .3 rx60 @0,.14,.0 ry90 + leaf .04 .036 .3 rx60 @0,.142,0 ry-50
watermelon, melon, slice of watermelon, watermelon slice | .25 | rind leaves #2f7a34, dark leaves #1c4a24, flesh petal #e23b4a, white snow, seed rubber
  rind: ball .15 .12 .12 @-.06,.12,-.06
  dark: ring .1205 .006 rz90 *1,1,1 @-.06,.12,-.06 + ring .11 .007 rz90 @.0,.12,-.06 + ring .11 .007 rz90 @-.12,.12,-.06
  flesh: slab .05 -.09,.075 .09,.075 0,0 rx0 @.1,.008,.12 + slab .05 -.09,.075 -.05,.035 0,.016 .05,.035 .09,.075 @.1,-.004,.12
  white: slab .049 -.1,.078 -.055,.03 0,.01 .055,.03 .1,.078 @.1,-.005,.12
  seed: ball .005 .008 .003 n3:.04,0,0 @.1,.055,.146 + ball .005 .008 .003 n2:.035,0,0 @.1,.037,.146
pineapple, ananas | .3 | fruit wax #d9962c, knob wax #a86a1c, leaf plant #3f8a34
  fruit: lathe 0,0 .05,.008 .068,.05 .07,.1 .055,.15 .03,.165 0,.167 ~
  knob: pyr .022 .014 .022 rz-90 @.064,.035,0 o9 + pyr .022 .014 .022 rz-90 @.068,.065,0 ry20 o9 + pyr .022 .014 .022 rz-90 @.067,.095,0 o9
    + pyr .022 .014 .022 rz-80 @.061,.125,0 ry20 o9 + pyr .022 .014 .022 rz-65 @.045,.15,0 o8
  leaf: leaf .14 .03 .8 rx25 @0,.155,.01 o7 + leaf .15 .028 .5 rx8 @0,.16,.004 o5 + leaf .1 .028 .9 rx50 @0,.155,.015 o8
lemon, lime | .06 | peel petal #f2dc2e, leaf plant #4f8a34
  peel: lathe 0,-.045 .006,-.042 .012,-.036 .027,-.015 .03,0 .027,.015 .012,.036 .006,.042 0,.045 ~ rz75 @0,.03,0
  leaf: leaf .05 .026 .3 rx60 rz-40 @.038,.04,0 + leaf .04 .022 .3 rx70 rz40 @.038,.038,0
coconut, half coconut | .14 | shell fur #6a4426, flesh snow, dark rubber
  shell: ball .065 @-.04,.065,-.04 + lathe 0,0 .04,.01 .06,.035 .066,.06 .06,.062 .055,.04 .03,.022 0,.02 rx35 @.06,.006,.03
  flesh: lathe .062,.06 .06,.062 .048,.058 .03,.034 0,.026 .03,.03 .055,.05 .062,.06 rx35 @.06,.006,.03
  dark: ball .009 @-.02,.11,.005 + ball .009 @-.045,.115,.005 + ball .009 @-.03,.09,.022
carrot, carrots | .25 | root petal #f0801c, leaf leaves #4a9a34, line petal #c9600f
  root: lathe 0,0 .006,.02 .018,.09 .027,.15 .026,.17 .015,.178 0,.178 ~
  leaf: tube .004>.002 0,.175,0 .01,.2,.01 .03,.26,.02 o6 + ball .012 .022 .012 @.032,.26,.018 o6 + ball .01 .016 .01 @.018,.225,.012 o6
    + ball .014 .025 .014 @0,.27,0 + cyl .003 .09 @0,.175,0
  line: ring .0262 .0015 @0,.15,0 + ring .02 .0015 @0,.105,0 + ring .0142 .0015 @0,.07,0
tomato | .07 | fruit petal #d8281f, leaf plant #4a8a2e
  fruit: lathe 0,.004 .02,0 .038,.02 .04,.035 .03,.055 .012,.06 0,.055 ~
  leaf: leaf .024 .008 .6 rx75 @0,.057,0 o6 + cyl .003 .014 @0,.056,0
potato, sack potato | .07 | skin earth #b58a54, eye earth #6a4a28
  skin: blob .045 .12 2 *1.35,.8,1 @0,.036,0
  eye: ball .004 .003 .004 @.02,.068,.01 setc + ball .004 .003 .004 @-.02,.066,.015 setc + ball .004 .004 .003 @0,.04,.048 setc + ball .004 .004 .003 @.03,.045,.042 setc
onion, shallot | .09 | skin petal #b5783a, root thatch, line petal #8a5424
  skin: lathe 0,.005 .015,.006 .036,.02 .042,.04 .03,.06 .01,.072 .006,.09 0,.1 ~
  root: cyl .008 .008 + tube .001 0,.005,0 .012,0,.004 .018,-.004,.01 o6
  line: tube .0009>.0006 0,.006,.0148 0,.02,.036 0,.04,.042 0,.06,.03 0,.072,.0105 o6
corn cob, corn, ear of corn, maize, corn on the cob | .24 | kernel wax #f5cf3a, husk plant #6aa534
  kernel: lathe 0,.03 .02,.04 .026,.08 .026,.16 .018,.21 .006,.235 0,.237 + ball .0065 .007 .006 s7 @.025,.08,0 o13
    + ball .0065 .007 .006 s7 @.0255,.096,0 ry14 o13 + ball .0065 .007 .006 s7 @.0255,.112,0 o13 + ball .0065 .007 .006 s7 @.0255,.128,0 ry14 o13
    + ball .0065 .007 .006 s7 @.025,.144,0 o13 + ball .0065 .007 .006 s7 @.0245,.16,0 ry14 o13 + ball .006 .007 .006 s7 @.021,.176,0 o12
    + ball .006 .007 .006 s7 @.018,.192,0 o11
  husk: leaf .17 .06 .5 rx12 @0,0,.01 o4 + leaf .13 .05 1 rx25 @0,0,.01 ry45 o4 + cyl .01 .03 @0,-.02,0
eggplant, aubergine | .2 | skin petal #4a1f5c, cap leaves #4a7a2e
  skin: lathe 0,0 .03,.006 .046,.04 .044,.08 .03,.13 .02,.155 0,.165 ~
  cap: leaf .035 .016 .8 rx60 @0,.158,.004 o6 + cyl .006 .03 @0,.155,0 + cone .022 .02 @0,.155,0
broccoli, broccoli floret | .15 | crown leaves #3f7a2e, stem plant #9bc46a
  stem: cyl .024 .07 .03 + bar .014 0,.05,0 .04,.09,0 o5
  crown: blob .032 .2 5 @.045,.1,0 o6 + blob .04 .2 5 @0,.118,0 + blob .026 .2 5 @.03,.125,.02 o5
cabbage | .16 | leaf leaves #8cc057, outer plant #6aa544
  leaf: ball .075 @0,.08,0
  outer: leaf .17 .14 -.9 rx70 @0,.01,.03 o5 *1,1,1 + leaf .16 .13 -.8 rx55 @0,.01,.045 ry36 o5
chili pepper, chili, hot pepper, chilli pepper, red pepper | .14 | fruit petal #d01f1f, stem plant #4a8a2e
  fruit: tube .02>.003 .0,.12,0 .005,.09,0 0,.055,0 -.018,.022,0 -.045,.005,0 + ball .0195 @0,.12,0
  stem: tube .005>.004 0,.135,0 .003,.15,0 .014,.165,0 + cyl .014 .006 @0,.134,0
bell pepper, paprika, sweet pepper, pepper | .1 | fruit petal #d8281f, stem plant #4a8a2e
  fruit: ball .026 .042 .026 @.02,.042,0 o4 + ball .03 .036 .03 @0,.045,0
  stem: tube .006>.007 0,.075,0 .002,.09,0 .01,.1,0 + cyl .016 .004 @0,.078,0
cucumber, zucchini, pickle | .06 | skin leaves #3f7a2e, cut wax #cfe39a, seed wax #eef5cf
  skin: pillx .028 .2 @-.02,.028,-.01 + rodx .026 .012 ry90 rx0 @.04,.027,.05
  cut: rodx .024 .014 ry90 @.04,.027,.05 + rodx .024 .014 ry70 rz0 @-.02,.027,.06
  seed: ball .004 .005 .002 @.04,.036,.057 + ball .004 .005 .002 @.032,.022,.057 + ball .004 .005 .002 @.048,.022,.057
garlic, garlic bulb | .07 | bulb wax #f3ecdc, line wax #d9c8c4
  bulb: ball .018 .024 .02 @.014,.024,0 o6 + lathe 0,.01 .025,.02 .02,.036 .008,.05 .005,.07 0,.07 ~
  line: cyl .012 .004
radish, turnip | .16 | root petal #c4285f, tip snow, leaf plant #4a9a34
  root: lathe 0,.03 .016,.036 .03,.055 .03,.07 .02,.085 0,.09
  tip: lathe 0,0 .002,.014 .012,.036 .02,.042 0,.05
  leaf: leaf .09 .04 .5 rx16 @0,.085,.004 o5
peach, apricot, plum | .08 | skin petal #f2955c, leaf plant #4f8a34, stem bark
  skin: ball .036 .038 .038 @.008,.038,0 + ball .036 .038 .038 @-.008,.038,0
  stem: cyl .003 .012 @0,.072,0
  leaf: leaf .05 .022 .4 rx60 @0,.076,0 ry60 + leaf .04 .02 .4 rx60 @0,.076,0 ry-40
avocado, half avocado | .1 | flesh wax #cfd97a, skin leaves #2f4a24, stone wax #7a4a24
  skin: ball .036 .03 .036 flat.02 rx-90 @0,.037,.006 + ball .025 .024 .038 flat.02 rx-90 @0,.066,.006
  flesh: slab .012 0,.003 .022,.01 .033,.03 .028,.055 .016,.085 0,.1 -.016,.085 -.028,.055 -.033,.03 -.022,.01 ~ @0,0,.004
  stone: ball .017 .017 .014 @0,.036,.01
peas in a pod, pea pod, pea, peas, bean, bean pod | .05 | pea leaves #7ac23f, pod leaves #3f8a34
  pod: tube .016 -.05,.016,-.006 0,.012,-.008 .05,.016,-.006 + cone .016 .04 rz90 @-.05,.016,-.006 + cone .016 .05 rz-90 @.05,.016,-.006
    + slab .004 -.08,.03 -.04,.014 .04,.014 .085,.03 .04,.034 -.04,.034 rx-50 @0,-.006,.014
  pea: ball .0125 n5:.025,0,0 @0,.026,.006
blueberry, blueberries | .05 | fruit petal #3a4a9a, crown petal #22306a, leaf plant #4f8a34
  fruit: ball .02 @-.02,.02,0 + ball .021 @.02,.021,.01 + ball .019 @0,.019,-.03 + ball .018 @0,.048,-.006
  crown: star 5 .008 .004 .004 @.024,.028,.029 + star 5 .008 .004 .004 @-.02,.022,.019
  leaf: leaf .05 .026 .3 rx70 @.02,.035,-.02 ry120
dragon fruit, pitaya | .12 | skin petal #e0357a, leaf plant #7ac23f
  skin: ball .042 .055 .042 @0,.055,0
  leaf: leaf .03 .016 .8 rx30 @0,.03,.035 o6 + leaf .03 .016 .8 rx20 @0,.06,.038 ry30 o6 + leaf .035 .014 .3 rx10 @0,.1,.008 o5
mango | .1 | fruit wax #f2a02a, blush petal #e0502a, leaf plant #3f8a34, stem bark
  fruit: lathe 0,.002 .022,.006 .038,.022 .044,.045 .039,.068 .026,.086 .01,.095 0,.096 ~ s18 *1,1,.86 rz-14 bendxy-2
  blush: ball .03 .034 .004 s14 @-.012,.05,.9 layz + ball .003 .03 .024 s12 @.9,.055,.0 layx
  stem: cyl .003 .014 s6 @.006,.093,0
  leaf: leaf .07 .03 .5 rx60 ry60 @.006,.1,0
papaya, papaya half | .12 | skin wax #e8b03a, flesh wax #f2762a, hollow wax #d9541f, seed obsidian #22201e
  skin: lathe 0,-.1 .03,-.092 .056,-.06 .06,-.03 .048,.02 .03,.07 .012,.1 0,.104 ~ s18 rx82 @-.045,.058,-.03 + lathe 0,-.1 .03,-.092 .056,-.06 .06,-.03 .048,.02 .03,.07 .012,.1 0,.104 ~ s18 rx90 rz180 flat.04 rz180 @.055,.06,.03
  flesh: plan .01 0,-.094 .03,-.087 .053,-.058 .056,-.03 .045,.02 .028,.068 .01,.096 -.01,.096 -.028,.068 -.045,.02 -.056,-.03 -.053,-.058 -.03,-.087 ~ b.002 @.055,.0565,.03
  hollow: ball .026 .004 .055 s14 @.055,.0665,.018
  seed: 5*ball .0055 s6 @.043+.004i,.071,-.018+.018i + 5*ball .0055 s6 @.063-.003i,.071,-.014+.017i + 3*ball .0055 s6 @.055,.073,-.004+.02i
lychee, litchi, rambutan | .06 | skin leather #c4303f, flesh wax #f6f2ee, leaf plant #4f8a3f, stem bark
  skin: blob .02 .14 9 10 @-.022,.02,.008 + blob .02 .14 9 10 @.02,.02,-.012 + lathe .0195,.001 .0205,.01 .0185,.017 s14 @.012,-.0025,.03
  flesh: ball .018 s14 @.012,.018,.03
  stem: tube .0018 -.022,.038,.008 -.005,.05,0 .02,.055,-.005 s5 + tube .0018 .02,.038,-.012 .01,.048,-.008 .0,.052,-.002 s5
  leaf: leaf .04 .018 .4 rx60 ry100 @.015,.052,-.005
durian | .25 | skin leather #8a8f3f, spike leather #a8a852, stem bark
  skin: ball .1 .11 .1 s16 @0,.115,0
  spike: cone .022 .034 s4 rx90 @0,.115,.09 o12 + cone .022 .034 s4 rx68 @0,.155,.087 o11:15 + cone .022 .034 s4 rx46 @0,.188,.068 o9 + cone .022 .034 s4 rx22 @0,.21,.04 o6 + cone .022 .034 s4 rx112 @0,.075,.087 o11:15 + cone .022 .034 s4 rx134 @0,.042,.068 o9
    + cone .022 .03 s4 rx158 @0,.02,.04 o6
  stem: cyl .012 .05 .015 s8 @0,.215,0
kiwi fruit, kiwi, kiwifruit | .06 | skin fur #7a5a34, flesh plant #8fc43a, core wax #f0eecb, seed rubber
  skin: pillx .026 .07 s14 @-.03,.0215,-.012 + lathe .0,.0 .018,.003 .026,.014 .028,.026 s16 rx62 @.035,.014,.02
  flesh: cyl .0265 .004 s18 rx62 @.035,.0255,.0415
  core: ball .009 .003 .009 s12 rx62 @.035,.0275,.0452
  seed: 10*ball .0016 .001 .0026 s5 @0,.0042,.0125 ry36i rx62 @.035,.0255,.0415
fig, figs | .06 | skin leather #5a2f52, flesh petal #c4405a, rim wax #efe3d0, stem plant #7a8a4a
  skin: lathe 0,0 .016,.003 .025,.014 .023,.026 .012,.04 .005,.05 ~ s16 wave8:.04 @-.022,0,-.01 + lathe 0,0 .016,.003 .025,.014 .023,.026 .02,.03 s16 @.03,0,.016
  stem: cyl .004 .012 .003 s7 rz10 @-.022,.046,-.01
  rim: lathe .0,.027 .02,.03 .0225,.031 .02,.033 0,.033 s16 @.03,0,.016
  flesh: ball .017 .004 .017 s14 @.03,.0325,.016
  seed.rim: 7*ball .0015 s4 @0,.0365,.009 ry51i @.03,0,.016
olive, olives, green olive | .05 | olive plant #8f9a3a, leaf plant #6f8a5a, stem bark #6a5a3a, pimento petal #d83a24
  olive: ball .017 .014 .014 s14 @-.026,.014,.022 + ball .014 .017 .014 s14 @.012,.017,.006 + ball .017 .014 .014 s14 ry50 @.03,.014,.026
  pimento: ball .006 .006 .003 s8 ry90 @-.042,.014,.022 + ball .006 s8 @.0425,.014,.0405
  stem: tube .0022 -.05,.03,-.02 -.01,.045,-.01 .04,.05,-.005 s6 + bar .0018 .012,.03,.006 .012,.049,-.006 s5
  leaf: leaf .045 .013 .3 rz50 @-.04,.034,-.018 + leaf .045 .013 .3 rz-60 rx20 @.03,.049,-.005 + leaf .042 .013 .3 rz70 rx-20 @-.005,.045,-.01 + leaf .04 .012 .3 rx-60 @.01,.047,-.008
pomegranate | .12 | skin leather #b5242f, rim wax #f0d9b0, seed crystal #c4102f, crown leather #a8342a
  skin: lathe 0,0 .03,.004 .05,.028 .052,.05 .04,.08 .018,.092 ~ s18 @-.03,0,-.02 + lathe 0,.0 .03,.004 .05,.028 .052,.046 s18 rx50 @.055,.0235,.02
  crown: cone .008 .022 s4 rx-14 @0,.09,.012 o6 @-.03,0,-.02 + cyl .015 .014 .017 s10 @-.03,.086,-.02
  rim: lathe 0,.044 .046,.045 .052,.047 .046,.049 0,.048 s18 rx50 @.055,.0235,.02
  seed: ball .008 .006 .008 s7 @.034,.05,0 o10 rx50 @.055,.0235,.02 + ball .008 .006 .008 s7 @.019,.051,0 o6 rx50 @.055,.0235,.02 + ball .008 .006 .008 s7 @0,.051,0 rx50 @.055,.0235,.02 + 3*ball .007 s7 @.02+.018i,.006,.095-.006i
raspberry, raspberries, blackberry | .05 | berry petal #d0203f, leaf plant #4f9a3a, stem plant #7aa84a
  berry: ball .0085 s8 @0,.006,0 + ball .0085 s8 @.0115,.013,0 o6 + ball .0085 s8 @.0165,.0225,0 o9:20 + ball .0085 s8 @.017,.032,0 o9 + ball .008 s8 @.011,.039,0 o6 + ball .014 .018 .014 s8 @0,.024,0
  leaf: leaf .02 .01 .6 rx72 @0,.044,.001 o5
  stem: cyl .002 .012 s6 @0,.042,0
cranberry, cranberries, red berries, lingonberry | .04 | berry petal #c4152a, leaf plant #3f7a34, stem bark #6a4a2c
  berry: ball .012 s12 @0,.012,.014 + ball .012 s12 @.023,.012,.002 + ball .012 s12 @-.023,.012,.004 + ball .012 s12 @.012,.012,-.02 + ball .012 s12 @-.013,.012,-.018 + ball .011 s12 @.002,.029,-.002 + ball .011 s12 @.032,.011,.024
  dark: ball .003 .002 .003 s6 @.002,.0395,-.001 + ball .003 .003 .002 s6 @0,.015,.0255 + ball .003 .003 .002 s6 @.034,.014,.0345
  stem: tube .0015 .002,.038,-.004 -.008,.042,-.014 -.03,.038,-.02 s5
  leaf: leaf .03 .016 .4 rx70 ry200 @-.012,.04,-.014 + leaf .03 .016 .4 rx70 ry-80 @-.024,.038,-.018 + leaf .026 .014 .4 rx60 ry150 @-.003,.04,-.01
peanut, peanuts, groundnut, monkey nut | .03 | shell leather #d2a868, kernel wax #a85a34
  shell: lathe 0,-.032 .009,-.029 .0135,-.018 .0105,-.003 .0095,.002 .0135,.014 .014,.02 .009,.031 0,.034 ~ s14 wave7:.05 rz90 ry20 @-.004,.0135,-.012 + lathe 0,-.03 .009,-.027 .013,-.017 .01,-.002 .009,.002 .013,.014 .008,.029 0,.032 ~ s14 wave7:.05 rz80 ry-50 @.01,.0135,.022
  kernel: ball .01 .007 .007 s10 ry30 @-.028,.007,.02 + ball .01 .007 .007 s10 ry-20 @-.03,.007,.036
walnut, walnuts | .05 | shell leather #b5854f, seam leather #8f6236, meat wax #d2a468
  shell: blob .022 .1 6 12 *1,1.08,1 @-.022,.023,-.01 + lathe 0,0 .012,.002 .02,.01 .0225,.02 .0205,.02 s16 @.026,-.0025,.014
  seam: ringz .0225 .0022 6 s18 *1,1.08,1 @-.022,.023,-.01
  meat: blob .0185 .22 8 10 *1,.5,1 @.026,.017,.014 + cone .003 .006 s6 @-.022,.045,-.01
almond, almonds | .02 | nut wax #a8683a, shell leather #d9b078
  nut: lathe 0,-.013 .0055,-.008 .0095,0 .0075,.007 0,.0175 s12 c60 rx90 *1,.62,1 ry20 @-.02,.006,.018 + lathe 0,-.013 .0055,-.008 .0095,0 .0075,.007 0,.0175 s12 c60 rx90 *1,.62,1 ry-60 @.014,.006,.03
    + lathe 0,-.013 .0055,-.008 .0095,0 .0075,.007 0,.0175 s12 c60 rx90 *1,.62,1 ry130 rz8 @.028,.007,-.002
  shell: lathe 0,-.018 .0075,-.012 .0135,0 .0105,.01 0,.025 s12 c60 rx90 *1,.66,1 ry-35 @-.014,.009,-.014
hazelnut, nut, nuts, hazelnuts | .03 | nut wax #a8602c, cap wax #d9b98a, leaf plant #6fa03f
  nut: lathe 0,.026 .004,.024 .0115,.016 .0125,.008 .01,.002 ~ s14 @-.014,0,-.006 + lathe 0,.026 .004,.024 .0115,.016 .0125,.008 .01,.002 ~ s14 rz70 @.026,.012,.004 + lathe 0,.026 .004,.024 .0115,.016 .0125,.008 .01,.002 ~ s14 rz-80 @-.016,.012,.022
  cap: ball .0105 .003 .0105 s12 @-.014,.002,-.006 + ball .003 .0105 .0105 s12 rz-20 @.0255,.0125,.004 + ball .003 .0105 .0105 s12 rz10 @-.0145,.0125,.022
  leaf: leaf .026 .016 .5 rx40 o6 @-.014,.0,-.006
`;
