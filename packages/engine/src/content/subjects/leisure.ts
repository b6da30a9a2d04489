/** Music, sport, toys and games: names | height in metres | surfaces, then a clause a line. */
export const leisure = `
guitar, acoustic guitar, classical guitar, ukulele | 1 | wood wood #c98a44, neck wood #5a3420, dark rubber, string steel
  wood: slab .1 0,.0 .13,.02 .19,.12 .17,.24 .12,.31 .14,.42 .1,.48 0,.49 -.1,.48 -.14,.42 -.12,.31 -.17,.24 -.19,.12 -.13,.02 ~
  neck: box .05 .46 .03 @0,.46,.04 + box .075 .13 .02 rx-10 @0,.9,.035 + box .14 .02 .02 @0,.12,.055 + rodx .008 .12 n3:0,.035,0 @0,.95,.03
  dark: rodz .055 .01 @0,.31,.05
  string: box .003 .78 .004 n6:.007,0,0 @0,.13,.062
lute, oud, mandolin | .8 | wood wood #b5713a, neck wood #4a2c16, dark rubber, string snow
  wood: slab .03 0,0 .13,.04 .18,.14 .15,.26 .07,.38 .03,.44 -.03,.44 -.07,.38 -.15,.26 -.18,.14 -.13,.04 ~ @0,0,.02 + ball .175 .23 .13 @0,.18,-.02
  neck: box .045 .3 .025 @0,.42,.025 + box .045 .16 .02 rx-70 @0,.72,.02 + rodx .006 .1 n4:0,.0,-.035 @0,.745,-.06 + box .1 .02 .02 @0,.07,.04
  dark: rodz .045 .01 @0,.22,.035 + star 8 .035 .015 .014 @0,.22,.035
  string: box .0025 .64 .003 n5:.008,0,0 @0,.08,.046
banjo | .9 | skin snow, rim wood #5a3420, metal steel, neck wood #7a4a24
  rim: rodz .17 .08 s30 @0,.17,0
  skin: rodz .155 .085 s30 @0,.17,0
  metal: ringz .168 .01 @0,.17,.04 + cyl .006 .07 rx90 @0,.17,0 + box .003 .7 .003 n5:.007,0,0 @0,.1,.06 + rodx .008 .12 n2:0,.05,0 @0,.84,.02
  neck: box .045 .52 .03 @0,.32,.03 + slab .02 -.03,.8 .03,.8 .045,.92 0,.9 -.045,.92 @0,0,.02 + box .06 .02 .02 @0,.1,.05
electric guitar, rock guitar, bass guitar, bass | 1 | body paint #c4202b, neck wood #d9a860, dark rubber, metal steel
  body: slab .05 -.02,.0 .12,.02 .17,.14 .12,.26 .2,.42 .15,.45 .06,.34 -.05,.34 -.16,.44 -.2,.38 -.13,.26 -.17,.12 -.12,.02 ~
  neck: box .045 .5 .025 @0,.34,.03 + slab .02 -.03,.82 .03,.82 .06,.96 .02,1.0 -.03,.95 @0,0,.03
  dark: box .1 .02 .02 @0,.28,.025 + box .1 .02 .02 @0,.2,.025 + slab .01 .03,.08 .12,.06 .12,.2 .05,.22 @0,0,.024
  metal: box .1 .03 .02 @0,.1,.03 + box .003 .8 .003 n6:.006,0,0 @0,.12,.046 + ball .012 @.1,.12,.034 + ball .012 @.12,.17,.034
    + rodx .007 .12 n3:0,.04,0 @0,.9,.03
violin, fiddle, cello, viola, double bass | .6 | wood wood #a8562a, dark rubber, bow wood, string snow
  wood: slab .06 0,0 .09,.01 .12,.08 .1,.14 .065,.18 .07,.23 .09,.27 .075,.34 0,.36 -.075,.34 -.09,.27 -.07,.23 -.065,.18 -.1,.14 -.12,.08 -.09,.01 ~
    + ball .02 @0,.6,.02
  dark: box .03 .26 .02 @0,.3,.035 + box .03 .1 .016 @0,.03,.036 + box .05 .03 .01 @0,.17,.04 + tube .005 .04,.2,.032 .05,.17,.032 .04,.13,.032 mir
    + rodx .005 .06 n2:0,.03,0 @0,.56,.03
  string: box .002 .5 .002 n4:.006,0,0 @0,.08,.052
  bow: bar .006 .16,0,.06 .26,.62,.06
  string: bar .003 .175,0,.06 .275,.62,.06
grand piano, piano, baby grand piano | 1.6 | body obsidian #1a1a1e, key snow, gold, dark rubber
  body: plan .28 -.72,.7 .72,.7 .72,-.1 .6,-.7 .3,-1.1 -.3,-1.3 -.72,-1.2 @0,.62,0
    + plan .03 -.72,.3 .72,.3 .72,-.1 .6,-.7 .3,-1.1 -.3,-1.3 -.72,-1.2 rz38 @-.15,1.35,0 *1,1,1 + box 1.44 .1 .3 @0,.6,.82
    + box .1 .2 .34 @.67,.62,.82 mir + cyl .05 .62 .07 @.6,0,.6 mir + cyl .05 .62 .07 @-.2,0,-1 + box .6 .3 .02 rx-14 @0,.9,.5 + bar .015 .55,.9,0 .3,1.5,0
  key: box 1.24 .03 .24 @0,.7,.84
  dark: box .025 .035 .14 n14:.085,0,0 @0,.71,.8 + box .9 .08 .35 b.03 @0,.42,1.5 + cyl .03 .42 @.4,0,1.4 mir + cyl .03 .42 @.4,0,1.6 mir
  gold: plan .02 -.66,.4 .66,.4 .66,-.1 .55,-.65 .28,-1.05 -.28,-1.24 -.66,-1.15 @0,.885,0 + box .2 .06 .06 @0,.12,.5
drum, snare drum, war drum, bongo, bongos, conga, djembe | .6 | shell paint #b3261e, skin snow #f1e6d0, rim gold, stick wood
  shell: cyl .3 .44 @0,.06,0
  skin: cyl .29 .52 @0,.02,0
  rim: ring .3 .025 @0,.07,0 + ring .3 .025 @0,.5,0 + bar .008 .3,.5,0 .27,.07,.15 o8 + bar .008 .3,.5,0 .27,.07,-.15 o8
  stick: bar .014 -.3,.62,.1 .12,.57,.1 + bar .014 .25,.64,-.12 -.1,.57,.06 + ball .024 @.12,.575,.1 + ball .024 @-.1,.575,.06
drum kit, drum set, drumset | 1.2 | shell paint #b3261e, skin snow, metal steel, gold
  shell: rodz .34 .42 @0,.36,.1 + cyl .18 .2 @.24,.74,.1 mir + cyl .24 .36 @-.62,.25,-.2 + cyl .2 .16 @.6,.5,-.15
  skin: rodz .31 .43 @0,.36,.1 + cyl .17 .21 @.24,.74,.1 mir + cyl .23 .37 @-.62,.25,-.2 + cyl .19 .17 @.6,.5,-.15
  metal: ringz .34 .02 @0,.36,.31 + ring .18 .012 @.24,.94,.1 mir + ring .24 .014 @-.62,.61,-.2 + ring .2 .012 @.6,.66,-.15 + cyl .014 1.15 @.7,0,.1 mir
    + bar .012 .7,.3,.1 .9,0,.3 mir + bar .012 .7,.3,.1 .5,0,.3 mir + cyl .012 .5 @.6,0,-.15 + bar .014 -.62,.3,0 -.62,0,.06
  gold: lathe .24,1.13 .06,1.17 0,1.18 @.7,0,.1 mir + lathe .2,.85 .05,.88 0,.89 @.95,0,-.2
  metal: cyl .012 .9 @.95,0,-.2
  dark: cyl .17 .1 @0,.42,-.55 + cyl .03 .42 @0,0,-.55
trumpet, horn, french horn, bugle, cornet, tuba, trombone | .3 | brass gold, valve silver
  brass: rodx .011 .57 @-.045,.2,0 + tube .011 .16,.2,0 .24,.17,0 .24,.11,0 .16,.08,0 -.1,.08,0 -.16,.11,0 -.16,.15,0 -.1,.2,0
    + lathe .011,0 .016,.1 .03,.17 .065,.23 .1,.25 .095,.252 .05,.225 .02,.17 .003,.1 ~ rz-90 @.2,.2,0 + cyl .018 .11 n3:.045,0,0 @0,.09,0
    + lathe .006,0 .016,.03 .018,.04 rz90 @-.33,.2,0
  valve: cyl .006 .05 n3:.045,0,0 @0,.2,0 + cyl .014 .006 n3:.045,0,0 @0,.25,0 + cyl .02 .008 n3:.045,0,0 @0,.082,0
saxophone, sax | .7 | brass gold, key silver, mouth rubber
  brass: tube .018>.05 .12,.66,0 .05,.7,0 .0,.66,0 -.0,.5,0 0,.2,0 + tube .05>.075 0,.2,0 .02,.08,0 .12,.03,0 .22,.1,0 .24,.22,0
    + lathe .07,0 .08,.06 .13,.14 .12,.142 .07,.08 0,.06 ~ rz-14 @.235,.2,0
  key: rodz .026 .02 n5:0,.07,0 @.0,.38,.035 + bar .005 .03,.2,.035 .03,.6,.02 + rodz .03 .02 @.03,.1,.06 + rodz .032 .02 @.2,.14,.075
  mouth: tube .016>.008 .12,.66,0 .17,.64,0 .21,.61,0
flute, recorder, pan flute, clarinet, oboe, bagpipe, bagpipes | .66 | metal silver, key gold
  metal: cyl .013 .66 rz-35 @-.2,0,0 + cyl .016 .12 rz-35 @.06,.37,0 + ring .014 .003 rz-35 @.05,.355,0
  key: cyl .011 .01 rx90 rz-35 n6:-.033,-.047,0 @-.05,.2,.013 + cyl .013 .012 rx90 rz-35 @.12,.455,.013 + bar .003 -.17,.07,.017 .03,.36,.017
harp, lyre, golden harp | 1.6 | frame gold, string snow
  frame: tube .06>.05 -.35,0,0 -.4,.6,0 -.35,1.3,0 -.42,1.55,0 + tube .05>.06 -.4,1.5,0 -.2,1.6,0 0,1.4,0 .25,1.45,0 .42,1.2,0
    + tube .1>.06 -.2,.05,0 .1,.5,0 .42,1.2,0 + box .5 .08 .3 b.02 @-.2,0,0 + ball .08 @-.42,1.58,0
  string: bar .006 -.28,1.5,0 -.2,.1,0 + bar .006 -.2,1.52,0 -.12,.22,0 + bar .006 -.12,1.48,0 -.04,.34,0 + bar .006 -.04,1.42,0 .04,.46,0
    + bar .006 .04,1.4,0 .12,.58,0 + bar .006 .12,1.4,0 .2,.72,0 + bar .006 .2,1.42,0 .27,.84,0 + bar .006 .28,1.4,0 .34,1,0
accordion, concertina | .35 | body paint #b3201c, bellows leather #2a2422, key snow, metal gold
  body: box .12 .34 .2 b.02 @-.2,0,0 + box .12 .34 .2 b.02 @.2,0,0
  bellows: box .02 .32 .19 n9:.03,0,0 + box .28 .29 .16 @0,.015,0
  key: box .02 .014 .1 n14:0,.022,0 @-.26,.16,.02
  metal: box .1 .2 .01 @-.2,.07,.1 + cyl .007 .02 rz-90 n5:0,.04,0 @.26,.17,.04 + cyl .007 .02 rz-90 n5:0,.04,0 @.26,.17,.0
  dark: box .012 .014 .06 n9:0,.033,0 @-.268,.16,0
tambourine | .3 | wood, skin snow #f1e6d0, jingle gold
  wood: ringz .14 .02 *1,1,1.6 @0,.15,0
  skin: rodz .135 .01 @0,.15,.025
  jingle: ball .035 .035 .01 @0,.14,0 rz0 @0,.15,0 + ball .035 .035 .01 @0,.14,0 rz60 @0,.15,0 + ball .035 .035 .01 @0,.14,0 rz120 @0,.15,0
    + ball .035 .035 .01 @0,.14,0 rz180 @0,.15,0 + ball .035 .035 .01 @0,.14,0 rz240 @0,.15,0 + ball .035 .035 .01 @0,.14,0 rz300 @0,.15,0
xylophone, glockenspiel, marimba | .16 | frame wood, red paint #d1202a, orange paint #f0801c, yellow paint #f2c81c, green paint #3f9a3f, blue paint #2d62b8,
    purple paint #7a3fa8, stick wood
  frame: bar .02 -.4,.04,-.16 .4,.04,-.08 + bar .02 -.4,.04,.16 .4,.04,.08
  red: box .09 .025 .5 b.01 @-.33,.06,0
  orange: box .09 .025 .45 b.01 @-.22,.06,0
  yellow: box .09 .025 .4 b.01 @-.11,.06,0
  green: box .09 .025 .36 b.01 @0,.06,0
  blue: box .09 .025 .32 b.01 @.11,.06,0
  purple: box .09 .025 .28 b.01 @.22,.06,0
  red: box .09 .025 .24 b.01 @.33,.06,0 + ball .035 @-.1,.14,.1 + ball .035 @.15,.14,.05
  stick: bar .008 -.1,.14,.1 .1,.14,.45 + bar .008 .15,.14,.05 .36,.16,.36
soccer ball, football ball, ball | .22 | white snow, black rubber
  white: ball .11 s24 @0,.11,0
  black: cyl .04 .003 s5 b0 @0,.11,0 @0,.11,0 layc
    + cyl .04 .003 s5 b0 @0,.11,0 rx64 @0,.11,0 layc + cyl .04 .003 s5 b0 @0,.11,0 rx64 ry72 @0,.11,0 layc + cyl .04 .003 s5 b0 @0,.11,0 rx64 ry144 @0,.11,0 layc
    + cyl .04 .003 s5 b0 @0,.11,0 rx64 ry216 @0,.11,0 layc + cyl .04 .003 s5 b0 @0,.11,0 rx64 ry288 @0,.11,0 layc
    + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry36 @0,.11,0 layc + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry108 @0,.11,0 layc
    + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry180 @0,.11,0 layc + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry252 @0,.11,0 layc
    + cyl .04 .003 s5 b0 ry180 @0,.11,0 rx116 ry324 @0,.11,0 layc + cyl .04 .003 s5 b0 @0,.11,0 rx180 @0,.11,0 layc
basketball, basket ball | .24 | ball leather #d8702a, line rubber
  ball: ball .12 s24 @0,.12,0
  line: ring .1195 .0025 @0,.12,0 + ringz .1195 .0025 @0,.12,0 + ringx .1195 .0025 @0,.12,0 + ringx .094 .0025 rz0 *1,1,1 @.075,.12,0 mir
baseball, base ball, softball | .075 | ball snow, seam paint #c4202b
  ball: ball .037 s24 @0,.037,0
  seam: tube .0014 -.014,-.034,.04 0,-.016,.04 .005,0,.04 0,.016,.04 -.014,.034,.04 s6 ry50 @0,.037,0 layc mir
    + bar .001 -.008,-.019,.04 .006,-.021,.04 s5 ry50 @0,.037,0 layc mir + bar .001 -.004,-.01,.04 .01,-.012,.04 s5 ry50 @0,.037,0 layc mir
    + bar .001 -.002,0,.04 .012,0,.04 s5 ry50 @0,.037,0 layc mir + bar .001 -.004,.01,.04 .01,.012,.04 s5 ry50 @0,.037,0 layc mir
    + bar .001 -.008,.019,.04 .006,.021,.04 s5 ry50 @0,.037,0 layc mir
american football, rugby ball, football | .17 | ball leather #7a3f1c, lace snow
  ball: lathe 0,-.142 .02,-.136 .046,-.115 .068,-.08 .081,-.04 .085,0 .081,.04 .068,.08 .046,.115 .02,.136 0,.142 c80 rz90 @0,.085,0
  lace: lathe .09,-.007 .093,-.007 .093,.007 .09,.007 .09,-.007 rz90 @.085,.085,0 wrapx + lathe .09,-.007 .093,-.007 .093,.007 .09,.007 .09,-.007 rz90
    @-.085,.085,0 wrapx + block .08 .006 .008 b0 @0,.25,0 layy + block .005 .007 .03 b0 n5:.016,0,0 @0,.25,0 layy
tennis racket, tennis racquet, racket, badminton racket | .68 | frame paint #c4302b, string snow, grip rubber, ball light #d8f03a
  frame: ringz .12 .011 *1,1.3,1 @0,.5,0 + bar .01 -.06,.37,0 0,.26,0 .06,.37,0 + cyl .013 .1 @0,.18,0
  grip: cyl .017 .2
  string: box .002 .3 .003 n9:.024,0,0 @0,.35,0 + box .22 .002 .003 n11:0,.025,0 @0,.5,0
  ball: ball .035 @.14,.035,.06
golf club, putter, golf clubs, golf ball | 1 | head steel, shaft steel #8a9098, grip rubber, ball snow
  shaft: cyl .008 .8 rz6 @0,.05,0
  grip: cyl .015 .25 rz6 @-.075,.78,0
  head: slab .03 -.02,0 .1,0 .12,.05 .02,.08 -.015,.06
  ball: ball .03 @.2,.03,.04
  white: cyl .006 .02 @.2,0,.04
bowling pin, bowling pins, skittle | .4 | pin snow, stripe paint #d1202a
  pin: lathe .028,0 .05,.08 .058,.13 .05,.19 .026,.26 .024,.29 .031,.34 .022,.375 0,.38 ~
  stripe: ring .0255 .004 @0,.27,0 + ring .025 .004 @0,.285,0
bowling ball | .22 | ball obsidian #1f3f8a, hole rubber
  ball: ball .11 s26 @0,.11,0
  hole: cyl .014 .003 b0 s12 @.022,.3,.03 layy + cyl .014 .003 b0 s12 @-.022,.3,.03 layy + cyl .017 .003 b0 s12 @0,.3,.066 layy
hockey stick, ice hockey stick | 1.3 | stick wood, tape rubber
  stick: box .03 1.2 .022 rz8 @.1,.06,0 + box .3 .07 .02 rz-6 @.24,.0,0
  tape: box .18 .076 .024 rz-6 @.3,-.01,0 + box .032 .2 .025 rz8 @-.05,1.06,0
  dark: cyl .05 .03 @.46,0,.08
dumbbell, weight, hand weight, dumbbells | .16 | iron iron #2a2c30, bar steel
  bar: rodx .016 .2 @0,.08,0
  iron: rodx .08 .05 @.1,.08,0 mir s8 + rodx .06 .04 @.145,.08,0 mir s8
barbell, weightlifting bar, bench press | .45 | plate iron #2a2c30, bar steel, red paint #c4202b
  bar: rodx .018 2 @0,.225,0
  plate: rodx .225 .06 @.72,.225,0 mir
  red: rodx .18 .05 @.78,.225,0 mir
  bar: rodx .03 .03 @.83,.225,0 mir
boxing glove, boxing gloves | .3 | leather leather #d1202a, cuff snow
  leather: ball .1 .12 .09 @0,.18,.01 + pillz .04 .12 rx60 @-.09,.17,.03 + ball .09 .08 .085 @0,.12,0
  cuff: cyl .07 .1 .075 *1,1,.85
trampoline | .9 | mat rubber, pad paint #2d62b8, leg steel
  mat: cyl 1.3 .03 s32 @0,.75,0
  pad: ring 1.4 .1 *1,.5,1 @0,.77,0 s32
  leg: bar .03 1.35,.74,.2 1.35,0,.2 o6 + bar .03 1.35,.74,-.2 1.35,0,-.2 o6 + bar .03 1.35,0,-.2 1.35,0,.2 o6
soccer goal, goal, football goal, hockey goal, goal net | 2.2 | post snow, net snow #d9dde2
  post: bar .06 -2,0,0 -2,2.2,0 2,2.2,0 2,0,0 + bar .04 2,2.2,0 2,1.8,-.9 2,0,-1.4 mir + rodx .04 4 @0,.04,-1.4
  net: bar .012 0,2.2,0 0,1.8,-.9 0,0,-1.4 n15:.27,0,0 + rodx .012 4 @0,1.8,-.9 + rodx .012 4 @0,2,-.45 + rodx .012 4 n6:0,.27,-.076 @0,.95,-1.12
    + bar .012 2,.4,0 2,.4,-1.3 mir + bar .012 2,.8,0 2,.8,-1.15 mir + bar .012 2,1.2,0 2,1.2,-1.05 mir + bar .012 2,1.6,0 2,1.6,-.95 mir
basketball hoop, basketball net, hoop, basketball court | 3.4 | board snow, rim paint #e8501c, pole iron #3c4046, net snow
  pole: cyl .08 2.9 @0,0,-.6 + bar .06 0,2.6,-.6 0,3,-.1 + box .8 .14 .6 @0,0,-.7
  board: box 1.6 1 .05 @0,2.6,0
  rim: ring .26 .02 @0,2.75,.32 + box .5 .4 .06 @0,2.72,.0 *1,1,1 + box .1 .06 .1 @0,2.72,.05
  net: bar .008 .25,2.75,0 .17,2.4,.05 o10 @0,0,.32 + bar .008 .25,2.75,0 .17,2.4,-.05 o10 @0,0,.32 + ring .17 .008 @0,2.4,.32 + ring .21 .006 @0,2.58,.32
  rim: box .5 .04 .06 @0,2.7,0
  white: box .42 .32 .07 @0,2.76,.0
pool table, billiard table, billiards table, snooker table | .85 | felt cloth #1f7a4a, wood wood #6b3a20, ball paint #d1202a, dark rubber
  felt: box 2.2 .06 1.1 @0,.76,0
  wood: box 2.5 .14 .14 @0,.72,.6 mirz + box .14 .14 1.3 @1.2,.72,0 mir + box 2.3 .2 1.2 @0,.56,0 + lathe .08,0 .1,.1 .06,.3 .09,.58 @1,0,.45 mir mirz
    + bar .014 -.9,.88,.7 .4,.86,.1
  dark: cyl .08 .04 @1.1,.83,.5 mir mirz + cyl .08 .04 @0,.83,.54 mirz
  ball: ball .045 @.5,.86,0 + ball .045 @.66,.86,.1 + ball .045 @.66,.86,-.1
  yellow: ball .045 @.58,.86,.05 + ball .045 @.66,.86,0
  blue: ball .045 @.58,.86,-.05
  white: ball .045 @-.4,.86,0
dartboard, dart board | .45 | board rubber #22242a, cream wax #efe0b8, red paint #c4202b, green paint #2f8a4a
  board: rodz .225 .03 @0,.225,0
  cream: slab .01 0,.02 .027,.17 -.027,.17 @0,0,.015 @0,.225,0 + slab .01 0,.02 .027,.17 -.027,.17 rz36 @0,.225,.015
    + slab .01 0,.02 .027,.17 -.027,.17 rz72 @0,.225,.015 + slab .01 0,.02 .027,.17 -.027,.17 rz108 @0,.225,.015
    + slab .01 0,.02 .027,.17 -.027,.17 rz144 @0,.225,.015 + slab .01 0,.02 .027,.17 -.027,.17 rz180 @0,.225,.015
    + slab .01 0,.02 .027,.17 -.027,.17 rz216 @0,.225,.015 + slab .01 0,.02 .027,.17 -.027,.17 rz252 @0,.225,.015
    + slab .01 0,.02 .027,.17 -.027,.17 rz288 @0,.225,.015 + slab .01 0,.02 .027,.17 -.027,.17 rz324 @0,.225,.015
  green: ringz .165 .006 @0,.225,.018 + rodz .03 .012 @0,.225,.016
  red: ringz .1 .006 @0,.225,.018 + rodz .014 .02 @0,.225,.016 + bar .004 .05,.3,.02 .09,.33,.14 + slab .002 0,0 .02,.01 .02,.04 0,.05 @.09,.32,.13
skis, ski, pair of skis, snowboard, ski poles | 1.8 | ski paint #d1202a, binding rubber, pole steel
  ski: slab .015 -.04,0 .04,0 .035,.9 .045,1.6 .0,1.8 -.045,1.6 -.035,.9 @.09,0,0 mir
  binding: box .06 .25 .05 @.09,.7,.02 mir
  pole: cyl .008 1.2 rz8 @.32,0,.05 + cyl .008 1.2 rz-8 @-.32,0,.05
  binding: cyl .016 .14 rz8 @.15,1.2,.05 + cyl .016 .14 rz-8 @-.15,1.2,.05
  pole: ring .05 .006 @.31,.1,.05 mir
roller skate, roller skates, inline skate, ice skate, ice skates | .3 | boot paint #5fb5d8, wheel paint #e8508a, metal steel, lace snow
  boot: side .09 -.12,.1 .14,.1 .16,.14 .08,.17 .02,.19 .02,.32 -.12,.32 -.13,.16 b.02
  metal: box .08 .02 .28 @0,.08,.02 + box .04 .03 .04 @0,.05,.1 + box .04 .03 .04 @0,.05,-.08
  wheel: rodx .036 .03 @.045,.036,.1 mir + rodx .036 .03 @.045,.036,-.08 mir + box .05 .04 .04 @0,.05,.17
  lace: box .06 .008 .01 rx50 n5:0,.026,-.012 @0,.23,.045 + ring .045 .01 @0,.32,-.05
teddy bear, teddy, stuffed bear, plush bear, stuffed animal, plush toy | .4 | fur fur #b57a3f, belly fur #e8cfa0, dark rubber, bow cloth #c4302b
  fur: ball .12 .13 .11 @0,.14,0 + ball .1 .095 .095 @0,.31,.01 + ball .038 .038 .025 @.08,.39,0 mir + pillz .048 .16 @.09,.05,.1 mir
    + pill .04 .16 rz40 @.1,.1,.03 mir *1,1,1
  belly: ball .08 .09 .04 @0,.14,.085 + ball .045 .038 .04 @0,.285,.09 + ball .024 .024 .02 @.08,.39,.012 mir + ball .034 .034 .012 @.09,.05,.175 mir
  dark: ball .012 @.035,.33,.1 mir + ball .016 .012 .012 @0,.3,.125
  bow: ball .03 .022 .014 @.03,.225,.1 mir + ball .012 @0,.225,.11
spinning top, toy top, beyblade | .2 | body paint #d1202a, stripe paint #f2c81c, tip wood
  body: lathe 0,.02 .03,.04 .1,.1 .1,.12 .04,.14
  stripe: ring .1 .008 @0,.11,0 + ring .065 .006 @0,.075,0 + ring .07 .006 @0,.132,0
  tip: cone .014 .04 rx180 @0,.035,0 + cyl .012 .08 @0,.13,0 + ball .016 @0,.21,0
yo yo, yoyo | .2 | body paint #d1202a, string snow, star paint #f2c81c
  body: rodz .06 .025 @0,.06,.022 + rodz .06 .025 @0,.06,-.022
  star: star 5 .035 .015 .01 @0,.06,.036
  string: rodz .02 .03 @0,.06,0 + tube .003 0,.08,0 .03,.14,0 -.02,.2,0 .02,.25,0 + ringz .014 .003 @.02,.265,0
rubik cube, rubiks cube, rubik s cube, puzzle cube, magic cube | .06 | core rubber, red paint #c4202b, blue paint #1f4fb0, white snow, yellow paint #f2d01c,
    green paint #2f9a3f, orange paint #f0801c
  core: box .057 b.002
  red: box .016 .016 .002 @-.019,.0015,.028 + box .016 .016 .002 @0,.0205,.028 + box .016 .016 .002 @.019,.0395,.028 + box .016 .002 .016 @0,.0565,.019
    + box .002 .016 .016 @.028,.0205,-.019
  blue: box .016 .016 .002 @0,.0015,.028 + box .016 .016 .002 @.019,.0205,.028 + box .016 .002 .016 @-.019,.0565,0 + box .002 .016 .016 @.028,.0015,.019
    + box .002 .016 .016 @.028,.0395,0
  white: box .016 .016 .002 @-.019,.0205,.028 + box .016 .002 .016 @0,.0565,0 + box .016 .002 .016 @.019,.0565,-.019 + box .002 .016 .016 @.028,.0205,.019
  yellow: box .016 .016 .002 @-.019,.0395,.028 + box .016 .002 .016 @.019,.0565,.019 + box .002 .016 .016 @.028,.0205,0
    + box .016 .002 .016 @-.019,.0565,-.019
  green: box .016 .016 .002 @.019,.0015,.028 + box .016 .002 .016 @-.019,.0565,.019 + box .002 .016 .016 @.028,.0395,.019
    + box .002 .016 .016 @.028,.0015,-.019
  orange: box .016 .016 .002 @0,.0395,.028 + box .016 .002 .016 @.019,.0565,0 + box .016 .002 .016 @0,.0565,-.019 + box .002 .016 .016 @.028,.0015,0
    + box .002 .016 .016 @.028,.0395,-.019
kite, flying kite | 1.2 | sail cloth #d1202a, second cloth #f2c81c, stick wood, tail cloth #2d62b8
  sail: slab .01 0,.9 .4,.9 0,1.2 + slab .01 0,.4 -.4,.9 0,.9
  second: slab .01 0,.4 .4,.9 0,.9 + slab .01 -.4,.9 0,1.2 0,.9
  stick: bar .008 0,.38,-.01 0,1.22,-.01 + rodx .008 .84 @0,.9,-.01
  tail: tube .008 0,.4,0 .1,.28,.05 -.06,.15,.05 .08,.0,.1 + slab .008 0,0 .06,.03 .06,-.03 mir @.06,.27,.05
    + slab .008 0,0 .06,.03 .06,-.03 mir @-.04,.15,.05 + slab .008 0,0 .06,.03 .06,-.03 mir @.07,.02,.1
doll, rag doll, voodoo doll, puppet, toy doll, marionette | .4 | cloth cloth #b59a6a, thread rubber, heart paint #c4202b, pin steel
  cloth: ball .075 .08 .06 @0,.32,0 + ball .07 .09 .05 @0,.17,0 + pill .03 .15 rz55 @.05,.2,0 mir + pill .034 .15 rz12 @.04,0,0 mir
  thread: rodz .016 .01 @.03,.335,.056 mir + bar .004 -.03,.285,.055 .03,.285,.055 + bar .003 -.02,.295,.055 -.02,.275,.055
    + bar .003 0,.295,.057 0,.275,.057 + bar .003 .02,.295,.055 .02,.275,.055 + tube .01 -.03,.39,0 0,.42,0 .03,.39,0 + bar .004 0,.09,.045 0,.13,.05
  heart: slab .01 0,.15 .03,.18 .025,.2 .01,.2 0,.19 -.01,.2 -.025,.2 -.03,.18 @.0,0,.05
  pin: bar .003 .02,.19,.05 .07,.24,.14 + ball .01 @.07,.24,.14 + bar .003 -.03,.22,.04 -.1,.27,.12 + ball .01 @-.1,.27,.12
rocking horse, toy horse, wooden horse | .8 | wood wood #c98a4c, mane thatch, saddle leather #b3201c, runner paint #d1202a
  runner: tube .025 0,.14,-.5 0,.03,-.25 0,.01,0 0,.03,.25 0,.14,.5 @.14,0,0 mir + rodx .018 .28 @0,.05,.3 mirz
  wood: pillz .14 .56 @0,.42,0 + bar .035 .08,.4,.18 .14,.04,.28 mir + bar .035 .08,.4,-.18 .14,.04,-.28 mir + tube .1>.07 0,.45,.2 0,.6,.3 0,.72,.32
    + pillz .065 .24 rx30 @0,.7,.4 + cone .025 .07 @.035,.76,.32 mir + rodx .015 .24 @0,.66,.34
  mane: blob .05 .2 4 n4:0,.06,.025 @0,.66,.22 + tube .03>.01 0,.5,-.26 0,.46,-.38 0,.28,-.4
  saddle: ball .15 .07 .13 @0,.54,-.02
  pupil: ball .014 @.055,.73,.4 mir
toy block, toy blocks, abc block, alphabet block, building block, wooden block, lego brick | .1 | block paint #f2d9a0, red paint #d1202a
  block: box .1 b.006
  red: box .102 .01 .01 n2:0,.092,0 @0,.045,.046 mirz + box .01 .0096 .082 n2:0,.092,0 @.046,.0452,0 mir + box .0096 .082 .0096 @.0458,.009,.0458 mir mirz
    + word a .055 .104 @0,.05,0
  blue: word b .055 .104 ry90 @0,.05,0
  green: word c .05 .004 rx-90 @0,.101,0
jack in the box | .5 | box paint #2d62b8, star paint #f2c81c, spring steel, face skin, hat paint #d1202a, green paint #2f9a3f
  box: box .22 .2 .22 b.01 + box .22 .02 .22 rx-70 @0,.2,-.11
  star: star 5 .07 .03 .01 @0,.1,.112 + box .23 .02 .23 @0,.0,0 + star 5 .07 .03 .01 ry90 @.112,.1,0
  spring: ring .05 .008 rx8 n6:0,.025,0 @0,.25,0
  face: ball .06 @0,.38,0
  hat: cone .055 .12 @0,.42,0 + ball .014 @0,.375,.06 + box .04 .008 .01 @0,.345,.054
  star: ball .018 @0,.55,0 + ring .07 .018 @0,.325,0
  green: ball .03 @.058,.4,-.01 mir + bar .014 .04,.3,0 .12,.34,.04 mir
  white: ball .018 @.122,.345,.045 mir
  pupil: ball .009 @.022,.395,.055 mir
balloon, party balloon | .9 | skin paint #d1202a, string snow
  skin: lathe 0,.52 .03,.53 .1,.6 .14,.7 .12,.8 .05,.86 0,.87 ~ + cone .02 .03 @0,.5,0
  string: tube .003 0,.5,0 .012,.25,.01 -.01,.1,0 0,0,0
bunch of balloons, balloon bunch | 1 | skin paint #d1202a, string snow, second paint #2d62b8, third paint #f2c81c
  skin: lathe 0,.62 .03,.63 .1,.7 .14,.8 .12,.9 .05,.96 0,.97 ~ + cone .02 .03 @0,.6,0
  second: lathe 0,.5 .03,.51 .1,.58 .14,.68 .12,.78 .05,.84 0,.85 ~ @.2,0,.05 + cone .02 .03 @.2,.48,.05
  third: lathe 0,.48 .03,.49 .1,.56 .14,.66 .12,.76 .05,.82 0,.83 ~ @-.2,0,.06 + cone .02 .03 @-.2,.46,.06
  string: tube .003 0,.6,0 .01,.3,0 0,0,0 + tube .003 .2,.48,.05 .1,.25,.03 0,0,0 + tube .003 -.2,.46,.06 -.1,.25,.03 0,0,0
dice, die, six sided die, pair of dice | .05 | cube snow, dot rubber
  cube: box .05 b.006
  dot: ball .006 .006 .002 @.013,.012,.025 mir + ball .006 .006 .002 @.013,.038,.025 mir + ball .006 .006 .002 @0,.025,.025
    + ball .002 .006 .006 @.025,.013,.013 + ball .002 .006 .006 @.025,.037,-.013 + ball .002 .006 .006 @.025,.025,0
    + ball .006 .002 .006 @.013,.05,.013 mir mirz
twenty sided die, polyhedral die | .05 | cube paint #7a1f8a, number snow
  cube: lathe 0,0 .02,.006 .028,.025 .02,.044 0,.05 s5 + ball .024 s6 @0,.025,0
  number: word 20 .01 .004 @0,.026,.2 setz
chess pawn, pawn, chess piece, chess king, chess queen, bishop chess piece, rook, chess rook | .08 | piece obsidian #2a2420
  piece: lathe .02,0 .02,.006 .014,.012 .009,.03 .008,.045 .014,.05 .008,.053 ~ + ball .013 @0,.064,0 + ring .018 .003 @0,.008,0
chess knight, knight chess piece, chess horse | .09 | piece obsidian #2a2420, eye snow
  piece: lathe .02,0 .02,.006 .014,.012 .012,.024 .015,.028
    + side .018 -.012,.026 .012,.026 .008,.05 .026,.058 .024,.068 .008,.084 .004,.09 .0,.085 -.014,.072 -.018,.05 b.003 + ring .018 .003 @0,.008,0
  eye: ball .003 @.0095,.074,.004 mir + box .019 .002 .008 @0,.061,.022
playing card, playing cards, deck of cards, poker card, ace of spades, card | .12 | card snow, red paint #c4202b, back paint #2d4f9a
  card: slab .002 -.03,0 .03,0 .03,.09 -.03,.09 rz-12 @.02,.01,.004 + slab .002 -.03,0 .03,0 .03,.09 -.03,.09 rz12 @-.02,0,.01 b.0005
    + box .062 .02 .09 @.0,0,-.04
  red: slab .001 0,.028 .014,.048 .008,.056 0,.05 -.008,.056 -.014,.048 rz12 @-.02,.0,.0115 + word a .014 .001 rz12 @-.054,.078,.0115
    + slab .001 0,.028 .014,.046 0,.064 -.014,.046 rz-12 @.02,.01,.0055
  back: box .056 .001 .084 @0,.02,-.04
tarot card, tarot cards, magic card, trading card | .12 | card plaster #efe0b8, frame gold, night paint #2a2a6a, sun light #ffd24a
  card: slab .003 -.035,0 .035,0 .035,.12 -.035,.12 rx-8
  frame: bar .0015 -.031,.004,.002 .031,.004,.002 .031,.116,.002 -.031,.116,.002 -.031,.004,.002 s6 rx-8 + slab .001 -.03,.004 .03,.004 .03,.116 -.03,.116 rx-8 @0,0,.002
  night: slab .001 -.026,.01 .026,.01 .026,.11 -.026,.11 rx-8 @0,0,.0028
  sun: star 8 .018 .009 .002 rx-8 @0,.066,.013 + star 4 .005 .002 .002 rx-8 @.016,.095,.016 mir + star 4 .005 .002 .002 rx-8 @.016,.028,.007 mir
snow globe, snowglobe | .14 | glass glass #d5ecf5, base wood, snow, house paint #c4402b, tree leaves #2f7a3a
  base: lathe .05,0 .055,.01 .045,.03
  glass: ball .058 @0,.08,0
  snow: ball .048 .014 .048 @0,.04,0 + ball .0025 @.03,.09,.02 o5 + ball .0025 @.02,.11,.01 o4 + roof .03 .014 .028 @-.012,.068,0
  house: box .024 .022 .024 @-.012,.046,0
  tree: cone .014 .03 @.022,.046,.008 + cone .01 .02 @.022,.062,.008
pinata, party pinata | .7 | body paint #f2488a, stripe paint #f2c81c, second paint #2d8fd8, string thatch
  body: pillz .14 .5 @0,.36,0 + bar .06 .08,.36,.16 .08,.02,.18 mir + bar .06 .08,.36,-.16 .08,.02,-.18 mir + tube .1>.08 0,.42,.2 0,.58,.28 0,.66,.3
    + pillz .075 .24 @0,.66,.36 + cone .035 .16 @.045,.7,.27 mir
  stripe: ringz .142 .02 @0,.36,.06 + ringz .142 .02 @0,.36,-.12 + ringz .078 .016 @0,.66,.4 + ring .066 .016 @.08,.18,.17 mir mirz
  second: ringz .142 .02 @0,.36,-.03 + ring .062 .016 @.08,.08,.18 mir mirz + ringz .142 .02 @0,.36,-.2 + tube .03>.05 0,.4,-.3 0,.36,-.4 0,.24,-.42
  string: cyl .006 .5 @0,.5,0
  pupil: ball .018 @.068,.69,.34 mir
frisbee, flying disc, disc | .04 | disc paint #e8508a, ring snow
  disc: lathe .1,.03 .13,.025 .135,0 .128,0 .122,.02 .1,.022 0,.022 0,.03 s36
  ring: ring .08 .003 @0,.03,0 + ring .05 .003 @0,.03,0 + cyl .025 .004 @0,.028,0
beach ball, beachball, inflatable ball | .4 | white snow, red paint #d1202a, blue paint #2d8fd8, yellow paint #f2c81c
  white: ball .186 s30 @0,.2,0
  red: ball .2 .2 .12 s30 @0,.2,0
  blue: ball .2 .2 .12 s30 ry60 @0,.2,0
  yellow: ball .2 .2 .12 s30 ry120 @0,.2,0
  white: cyl .03 .01 @0,.392,0
ferris wheel, carousel, merry go round, roller coaster | 12 | frame snow, car paint #d1202a, second paint #2d8fd8, base iron
  frame: ringz 5 .12 @0,6,.5 + ringz 5 .12 @0,6,-.5 + bar .07 0,-5,0 0,5,0 rz0 @0,6,.5 + bar .07 0,-5,0 0,5,0 rz45 @0,6,.5
    + bar .07 0,-5,0 0,5,0 rz90 @0,6,.5 + bar .07 0,-5,0 0,5,0 rz135 @0,6,.5 + rodz .4 1.6 @0,6,0
  car: box .9 .7 .9 b.1 @5,5.2,0 mir + box .9 .7 .9 b.1 @0,10.3,0 + box .9 .7 .9 b.1 @0,.3,0
  second: box .9 .7 .9 b.1 @3.55,8.7,0 mir + box .9 .7 .9 b.1 @3.55,1.7,0 mir
  base: bar .16 0,6,.9 2.6,0,1.4 mir + bar .16 0,6,-.9 2.6,0,-1.4 mir + box 6.4 .2 3.4
angel statue, stone angel, weeping angel, cemetery angel, guardian angel statue | 2.4 | stone stone #b5b2aa, base stone #8f8d88
  base: box .9 .16 .8 b.03 + box .74 .34 .64 b.02 @0,.16,0 + box .84 .08 .74 b.02 @0,.5,0
  stone: lathe .3,.58 .29,.75 .22,1.15 .17,1.42 .2,1.6 .23,1.72 .18,1.82 .07,1.86 s18 c70 wave7:.04 *1,1,.78 + bar .075 0,1.82,0 0,1.96,.03 s10 + ball .115 .145 .125 s16 rx16 @0,2.04,.06 + ball .125 .1 .125 s14 @0,2.12,.02 + ball .11 .15 .06 s12 @0,2.0,-.06
    + tube .085>.08>.1 .2,1.74,0 .3,1.5,.06 .22,1.36,.2 s10 mir + tube .075>.06 .24,1.38,.16 .12,1.48,.26 .02,1.6,.28 s10 mir + ball .035 .1 .04 s8 rx-14 @.022,1.68,.275 mir + ball .02 .03 .03 s8 @0,2.02,.185
    + slab .05 0,0 .06,.34 .22,.62 .42,.78 .5,.7 .48,.4 .52,.36 .46,.1 .48,.04 .4,-.2 .42,-.28 .32,-.5 .32,-.6 .2,-.8 .14,-.62 .08,-.3 b.012 ry28 @.08,1.66,-.15 mir
    + slab .03 .05,.1 .1,.32 .22,.5 .34,.56 .34,.3 .28,.06 .16,-.14 .06,-.1 b.008 ry28 @.1,1.66,-.105 mir
lion statue, stone lion, guardian lion, foo dog | 1.5 | stone stone #b8b3a6, base stone #8f8d88
  base: box .86 .12 1.2 b.03 + box .76 .26 1.1 b.02 @0,.12,0 + box .84 .07 1.18 b.02 @0,.38,0
  stone: tube .27>.27>.2 0,.66,-.3 0,.86,-.12 0,1.08,.12 s14 + ball .2 .24 .19 s14 @0,.92,.14 + ball .14 .22 .24 s12 @.17,.64,-.26 mir + pillz .075 .3 s10 @.2,.51,-.08 mir + tube .095>.07 .13,.92,.18 .14,.72,.26 .14,.5,.28 s10 mir
    + ball .085 .05 .12 s10 @.14,.49,.32 mir + blob .27 .16 5 12 *1,1.1,.8 @0,1.2,.1 + ball .17 .165 .16 s14 @0,1.25,.22 + ball .1 .075 .1 s12 @0,1.19,.36 + ball .04 .028 .03 s8 @0,1.225,.455 + ball .05 .05 .03 s8 @.15,1.4,.16 mir + ball .05 .018 .03 s8 rz-14 @.07,1.315,.36 mir
    + ball .028 s8 @.065,1.285,.365 mir + tube .04>.035 0,.56,-.5 .2,.5,-.5 .3,.5,-.25 .28,.52,0 s8 + ball .06 .05 .09 s8 @.28,.52,.04 + 3*ball .02 .012 .04 s6 @.1+.04i,.49,.42 mir
  dark.base: ball .07 .012 .05 s8 @0,1.145,.415
buddha statue, buddha, golden buddha, stone buddha | 1.2 | gold, base stone #8a5a4a, petal bronze
  base: lathe .56,0 .58,.03 .56,.06 .48,.09 s20 + lathe .46,.08 .5,.2 .5,.24 0,.24 s20
  petal: leaf .19 .17 .3 rx24 @0,.06,.43 o12
  gold: tube .11>.13>.1 .14,.36,-.08 .4,.33,.06 .3,.32,.28 -.02,.33,.34 s10 mir + ball .2 .1 .2 s12 @0,.33,.06 + lathe .26,.3 .25,.42 .19,.56 .2,.7 .225,.8 .17,.89 .07,.93 s18 c70 *1,1,.72 + tube .085>.075 .22,.82,0 .33,.6,.02 .27,.46,.18 s10 mir
    + tube .07>.055 .27,.47,.16 .14,.45,.27 .03,.45,.31 s10 mir + ball .08 .035 .06 s10 @0,.46,.3 + cyl .07 .1 s12 @0,.9,.01 + ball .125 .15 .13 s16 @0,1.04,.03 + ball .128 .1 .13 s16 @0,1.1,.0 + ball .06 .055 .06 s12 @0,1.2,-.01 + lathe .03,0 .02,.04 0,.06 s8 @0,1.235,-.01
    + ball .018 .075 .028 s8 @.125,1.02,.01 mir + cone .022 .06 s6 rx-14 @0,1.02,.135 + ball .036 .008 .012 s8 @.05,1.06,.138 mir + ball .035 .01 .012 s8 @0,.975,.137 + ball .014 s8 @0,1.1,.152
    + slab .02 -.2,.0 -.16,.1 .1,.3 .17,.24 .0,.06 -.06,-.06 b.006 @.03,.56,.5 layz
bust, marble bust, bust statue, roman bust, head statue | .75 | marble, base obsidian #2a2a2c
  base: box .3 .04 .3 b.008 + box .25 .05 .25 b.01 @0,.04,0 + lathe .1,.09 .06,.12 .055,.16 .09,.19 s18
  marble: lathe .05,.17 .09,.19 .17,.26 .225,.34 .23,.4 .16,.45 .075,.48 s20 c70 *1,1,.62 + cyl .068 .12 .06 s14 rx6 @0,.45,-.005 + ball .092 .125 .108 s18 @0,.62,.015 + ball .1 .085 .112 s16 @0,.675,-.012 + cone .022 .06 s6 rx-20 @0,.6,.112
    + ball .014 .04 .026 s8 @.092,.615,0 mir + ball .032 .009 .02 s8 @.036,.648,.1 mir + ball .016 .011 .01 s8 @.036,.628,.104 mir + ball .028 .008 .012 s8 @0,.555,.108 + ball .022 .007 .012 s8 @0,.543,.106 + ball .035 .03 .03 s10 @0,.52,.085
    + ball .03 s8 @.03,.72,.075 mir + ball .032 s8 @.075,.7,.045 mir + ball .03 s8 @0,.735,.06 + ball .034 s8 @.095,.665,-.005 mir + ball .034 s8 @.085,.625,-.055 mir + ball .036 s8 @.05,.735,0 mir + ball .036 s8 @.06,.7,-.075 mir + ball .034 s8 @.03,.64,-.1 mir + ball .034 s8 @0,.75,-.03
`;
