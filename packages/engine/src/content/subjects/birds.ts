/** Birds: names | height in metres | surfaces, then a clause a line. */
export const birds = `
chicken, hen | .45 | coat fur #f3ede0, wing fur #e3d9c4, belly fur #f8f4ea
  bird body=.15 leg=.12 neck=.08 head=.075 comb tail=fan taillong=.18 eye=.17
rooster, cockerel, cock | .6 | coat fur #b5522a, wing fur #7a2a1c, belly fur #d98a3a, mark rubber #1d4a3a
  bird body=.15 leg=.16 neck=.16 head=.08 comb tail=rooster taillong=.3 lean=28 eye=.17
turkey, gobbler | .8 | coat fur #4a3426, wing fur #8a5a34, belly fur #3a2a20, mark fur #e8dcc0, comb petal #d1202a
  bird body=.2 leg=.16 neck=.14 head=.07 tail=peacock taillong=.42 lean=30 bill=.9
  comb: ball .03 .08 .03 @0,.62,.31
duck, mallard | .4 | coat fur #f2f0e8, belly fur #f2f0e8, wing fur #dcd8cc, beak wax #f0951c
  bird body=.13 leg=.06 neck=.1 head=.08 beak=flat tail=short webbed lean=8 long=1.5
baby chick, chick, baby chicken, duckling | .12 | coat fur #f5d33a, belly fur #f8e06a, wing fur #e8bf28, beak wax #f0851c
  bird body=.045 long=1.05 leg=.02 neck=.02 reach=-.015 head=.038 tail=short bill=.5 eye=.16
rubber duck, rubber ducky, toy duck, rubber duckie | .1 | coat paint #f7d02c, belly paint #f7d02c, wing paint #f0c01f, beak paint #f0701c
  coat: ball .05 .036 .058 @0,.036,0 + ball .034 @0,.088,.024 + cone .02 .04 rx-50 @0,.045,-.04
  wing: ball .012 .02 .03 @.045,.04,-.004 mir
  beak: ball .018 .006 .016 @0,.084,.06
  pupil: ball .006 @.02,.098,.049 mir
goose, swan goose | .8 | coat fur #f0eee6, belly fur #f0eee6, wing fur #c9c4b8, beak wax #f08a1c
  bird body=.2 leg=.12 neck=.42 reach=.1 head=.075 slim=.05 beak=flat tail=short webbed lean=12 long=1.5
swan | 1 | coat snow, belly snow, wing snow #eef2f6, beak wax #f0801c, mark rubber
  bird body=.22 leg=.03 neck=.55 reach=-.02 bow=.14 head=.075 slim=.048 beak=flat tail=short webbed lean=8 long=1.55
  wing: ball .06 .17 .3 rx24 @.17,.36,-.12 mir
penguin, emperor penguin | .9 | coat rubber #23262e, wing rubber #23262e, belly snow, beak wax #f0951c, mark wax #f5b81c, leg wax #f0951c
  coat: lathe 0,.04 .18,.06 .23,.2 .23,.4 .19,.58 .14,.68 .14,.76 .11,.86 0,.9 ~ *1,1,.9
  belly: ball .19 .3 .14 @0,.34,.095 + ball .09 .075 .08 @.04,.76,.065 mir
  wing: ball .035 .2 .085 rz16 @.25,.42,0 mir
  mark: ball .06 .05 .05 @.1,.66,.075 mir
  beak: cone .035 .12 rx100 @0,.755,.125
  white: ball .026 @.06,.79,.115 mir
  pupil: ball .018 @.063,.79,.13 mir
  leg: ball .085 .03 .12 @.1,.03,.09 mir
owl, barn owl, snowy owl | .4 | coat fur #8a6238, belly fur #e8d3a8, wing fur #6a4826, beak wax #d9a020, white ceramic #f7d84a
  bird body=.12 long=.95 leg=.03 neck=.06 reach=-.06 head=.105 slim=.1 lean=60 bill=.6 beak=hook disc tufts eye=.32 tail=short
eagle, hawk, falcon, bald eagle, bird of prey | .9 | coat fur #4a3220, belly fur #4a3220, wing fur #3a2718, beak wax #f2b01c, leg wax #f2b01c, mark snow
  bird body=.17 leg=.12 neck=.14 head=.09 beak=hook spread=feather wing=.95 tail=fan taillong=.32 lean=30
  mark: ball .098 .1 .1 @0,.49,.165 + ball .085 .1 .085 @0,.42,.15
crow, raven, blackbird | .4 | coat rubber #1f2026, belly rubber #1f2026, wing rubber #17181d, beak rubber #2d2d30, leg rubber #2d2d30, white crystal #d9d9e0
  bird body=.1 leg=.08 neck=.06 head=.07 beak=cone bill=1.3 tail=long taillong=.13 lean=18 long=1.5
pigeon, dove, sparrow, bird, robin, songbird, bluebird | .3 | coat fur #8f9aa8, belly fur #c9ced6, wing fur #6a7484, leg petal #d86a6a, comb petal
  bird body=.1 leg=.05 neck=.06 head=.055 bill=.7 tail=long taillong=.1 lean=18 long=1.4 collar
seagull, gull, sea gull | .4 | coat snow, belly snow, wing fur #9aa4ae, beak wax #f2b01c, leg wax #f2b01c, mark rubber
  bird body=.11 leg=.1 neck=.07 head=.065 beak=hook bill=1.1 spread=feather wing=.5 tail=short webbed long=1.5
parrot, macaw, scarlet macaw, cockatoo | .5 | coat petal #d8281f, belly petal #d8281f, wing petal #2d62b8, beak bone #efe6d0, mark petal #f2c230,
    leg rubber #4a4a4a
  bird body=.1 long=1.25 leg=.05 neck=.09 reach=-.04 head=.08 beak=hook bill=1.05 tail=long taillong=.22 lean=52
  mark: ball .03 .05 .09 rx-50 @.09,.17,-.03 mir
toucan | .5 | coat rubber #1f2026, belly snow, wing rubber #17181d, beak wax #f08a1c, mark paint #d8281f, leg rubber #4a6a8a
  bird body=.11 leg=.06 neck=.08 reach=-.02 head=.08 beak=huge tail=long taillong=.15 lean=45
flamingo | 1.3 | coat petal #f08aa8, belly petal #f5a8be, wing petal #e56a90, beak rubber #2a2425, leg petal #f08aa8
  bird body=.17 long=1.35 leg=.6 thick=.014 neck=.42 reach=.05 bow=.16 slim=.03 head=.055 beak=hook bill=1.3 tail=short lean=15
ostrich, emu | 2.2 | coat rubber #2a2628, belly rubber #2a2628, wing rubber #1f1c1e, leg skin #c9a08a, beak wax #d9a060, mark snow
  bird body=.36 long=1.2 leg=.85 thick=.04 neck=.85 reach=.02 slim=.05 head=.09 beak=flat bill=.8 tail=short lean=12
  mark: blob .2 .2 4 @0,1.25,-.42 + ball .06 .16 .2 @.32,1.15,-.15 mir
peacock, peafowl | 1.2 | coat petal #1f5fb0, belly petal #1f5fb0, wing leaves #2f8a5a, mark petal #1f8ab0, comb gold
  bird body=.17 leg=.18 neck=.3 head=.065 slim=.05 tail=peacock taillong=.8 lean=22 crest
hummingbird, kingfisher | .1 | coat leaves #1f9d63, belly snow, wing petal #6fc0b0, beak rubber
  bird body=.022 long=1.3 leg=.01 neck=.015 head=.02 beak=long bill=1.1 spread=feather wing=.085 tail=short lean=50
vulture, condor, buzzard | .9 | coat rubber #3a3230, belly rubber #3a3230, wing rubber #2a2422, beak wax #d9b070, mark snow, comb petal
  bird body=.18 leg=.12 neck=.2 reach=.14 slim=.04 head=.07 beak=hook tail=fan taillong=.25 lean=40 collar
stork, heron, crane bird, egret | 1.1 | coat snow, belly snow, wing rubber #23262e, beak wax #e0402a, leg wax #e0402a
  bird body=.15 long=1.4 leg=.45 thick=.014 neck=.38 reach=.02 slim=.04 head=.06 beak=long bill=1.6 tail=short lean=25
phoenix, firebird, fire bird | 1.4 | coat ember #f2601c, belly light #ffc24a, wing ember #e8401c, beak gold, comb light #ffd24a, leg gold, mark light #ffd24a
  bird body=.15 leg=.14 neck=.2 head=.08 slim=.05 beak=hook spread=feather wing=.9 tail=peacock taillong=.6 lean=32 crest
harpy | 1.6 | coat fur #7a5a3a, wing fur #5a3f28, belly skin #d9a884, skin skin, hair rubber #2a1c16, leg wax #d9a020
  bird body=.2 long=1 leg=.35 neck=.1 reach=-.1 head=.02 lean=75 spread=feather wing=.95 tail=fan taillong=.4
  skin: lathe .13,.5 .15,.66 .18,.84 .06,.92 .05,1 ~ *1,1,.7 @0,0,.05 + ball .1 .12 .11 @0,1.1,.06
  hair: blob .115 .1 3 @0,1.16,.02 + ball .1 .2 .06 @0,1.02,-.04
  pupil: ball .016 @.04,1.11,.155 mir
  coat: ball .17 .08 .13 @0,.8,.06
pterodactyl, pterosaur, pteranodon, flying dinosaur | 1.5 | coat leather #8a7a4a, belly leather #c9b98a, wing leather #b58a5a, beak bone #d9b070,
    comb leather #c4572b, leg leather #8a7a4a
  bird body=.17 long=1.3 leg=.25 neck=.25 reach=.14 slim=.05 head=.09 beak=long bill=1.6 spread=bat wing=1.2 tail=none lean=35
  comb: cone .05 .34 rx-70 @0,.72,.3
bat, vampire bat, giant bat | .3 | coat fur #4a3a42, belly fur #6a5660, wing leather #5a3a48, mark fur #2a2026, leg rubber, white crystal #f2d23a
  wing: slab .006 0,.16 .06,.24 .2,.27 .3,.2 .26,.13 .2,.15 .17,.08 .12,.13 .08,.07 .03,.12 mir @0,0,-.01
  coat: ball .05 .07 .045 @0,.13,0 + ball .05 @0,.215,.01 + cone .022 .06 rz-18 @.028,.245,0 mir + bar .005 .02,.18,-.01 .06,.24,-.01 .2,.27,-.01 mir
    + bar .004 .06,.24,-.01 .17,.08,-.01 mir + bar .004 .06,.24,-.01 .26,.13,-.01 mir
  belly: ball .038 .055 .03 @0,.125,.022 + cone .012 .045 rz-18 @.03,.25,.01 mir
  white: ball .012 @.02,.225,.05 mir + cone .005 .016 rx180 @.01,.2,.055 mir
  pupil: ball .007 @.021,.225,.06 mir
  leg: cyl .006 .06 @.02,.02,0 mir
dodo, kiwi bird | .6 | coat fur #8a8078, belly fur #b5aca0, wing fur #6a6058, beak bone #c9b58a, leg wax #d9a020
  bird body=.2 leg=.12 neck=.14 head=.1 beak=hook bill=1.3 tail=fan taillong=.15 lean=25
`;
