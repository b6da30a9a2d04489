/** Shops and other houses at a street with a window of what they sell or serve, which are one building. */
const shopNames = [
  ...['shop', 'store', 'general store', 'grocery', 'storefront', 'shop front'],
  ...['bakery', 'butcher', 'butcher shop', 'candy shop', 'coffee roastery', 'roastery'],
  ...['restaurant', 'diner', 'pizzeria', 'cafe', 'coffee shop'],
  ...['pharmacy', 'book store', 'bookshop', 'flower shop', 'pet shop'],
  ...['hair salon', 'barber shop', 'laundromat'],
  ...['blacksmith shop', 'blacksmith building', 'smithy', 'forge'],
];

/** A building with as many rows of windows as it has storeys. */
const storeyed = (storeys: number, word: string, more = ''): string => {
  const [top, middle] = [0.6 + 3 * storeys, 1.5 * (storeys - 1)];
  return `${word} story building, ${word} storey building, ${word} story house, ${word} storey house, ${word} floor building, ${storeys} story building, ${storeys} storey building, building with ${word} floors${more} | ${top + 1} | wall plaster #d9b48c, trim stone #cfc8b8, frame snow, glass obsidian #3f6178, door wood #5a3a20, roof stone #6a6a70
  wall: box 8 ${top - 0.6} 6 b.03 @0,.6,0
  trim: box 8.3 .6 6.3 b.03 + box 8.16 .2 6.16 b.02 n${storeys - 1}:0,3,0 @0,${2.1 + middle},0 + box 8.6 .4 6.6 b.04 @0,${top},0 + box 1.9 .2 1 b.02 @0,3.1,3.3 + box 1.8 .3 1.2 b.02 @0,0,3.6
  frame: box 2.5 1.7 .16 b0 n${storeys}:0,3,0 @2.4,${1.5 + middle},3 mir + box .16 1.7 3 b0 n${storeys}:0,3,0 @4,${1.5 + middle},0 mir
    + box 1.2 1.7 .16 b0 n${storeys - 1}:0,3,0 @0,${3 + middle},3 + box 1.4 2.5 .2 b0 @0,.5,3
  glass: box .96 1.46 .1 b0 n${storeys}:0,3,0 @1.82,${1.62 + middle},3.05 mir + box .96 1.46 .1 b0 n${storeys}:0,3,0 @2.98,${1.62 + middle},3.05 mir + box .1 1.46 2.76 b0 n${storeys}:0,3,0 @4.05,${1.62 + middle},0 mir
    + box .96 1.46 .1 b0 n${storeys - 1}:0,3,0 @0,${3.12 + middle},3.05
  door: box 1.1 2.3 .1 b.01 @0,.55,3.08
  roof: box 7.8 .3 5.8 b0 @0,${top + 0.2},0 + box 1.6 1 1.6 b.02 @2,${top + 0.3},-1 + cyl .14 .8 @-2.4,${top + 0.3},1
`;
};

/** Buildings: names | height in metres | surfaces, then a clause a line. */
export const buildings = `
log cabin, cabin, hunting lodge | 5 | wood bark, roof wood, door wood #5a3a20, stone cobbles, glass light #ffe0a0
  wood: rodx .2 6 n7:0,.38,0 @0,1.3,2 mirz + rodz .2 4.4 n7:0,.38,0 @2.8,1.3,0 mir + slab .2 -2.8,2.6 2.8,2.6 0,4.4 @0,0,0 ry90 @2.6,0,0 *1,1,.75 mir
  roof: box 6.6 .2 3.3 rx35 @0,3.35,1.25 + box 6.6 .2 3.3 rx-35 @0,3.35,-1.25
  door: box 1 1.9 .2 @-.6,.1,2.1
  glass: box .8 .7 .2 @1.3,1,2.12
  stone: box .9 4.8 .9 @2.3,0,-1 + box 6.4 .2 4.6
  dark: ball .06 @-.25,1,2.24 + box .06 .8 .06 @1.3,.96,2.24 + box .9 .06 .06 @1.3,1.32,2.24 + box .96 .08 .08 @1.3,.92,2.22 + box .96 .08 .08 @1.3,1.7,2.22
cottage, farmhouse, country house, medieval house | 6 | plaster, roof thatch, beam wood #5a3a20, door wood,
    glass light #ffe0a0, stone cobbles
  plaster: box 6 2.6 4.4 + slab 5.9 -2.2,2.6 2.2,2.6 0,4.9 ry90
  beam: box .2 2.6 .2 @2.9,0,2.15 mir mirz + box 6 .2 .14 @0,1.5,2.18 + box 6.1 .2 .14 @0,2.5,2.18 + box .18 2.5 .14 n5:1.2,0,0 @0,0,2.18
    + box .16 1.5 .14 rz40 @2,1.5,2.18 mir
  roof: box 6.8 .3 3.7 rx46 @0,3.65,1.45 + box 6.8 .3 3.7 rx-46 @0,3.65,-1.45
  door: slab .16 -.5,0 .5,0 .5,1.6 .3,1.9 -.3,1.9 -.5,1.6 @0,0,2.24
  glass: box .7 .8 .16 @1.75,.8,2.18 mir + box .16 .8 .7 @3,1,.0 + box .7 .6 .16 @1.75,1.75,2.18 mir
  stone: box .9 5.8 .9 @-2.2,0,-.6 + box 6.3 .3 4.7
  wood: box .08 .08 .9 @1.6,2.3,2.6 + box .06 .6 .7 @1.6,1.6,2.75
barn, red barn, farm barn | 7 | red paint #a8281f, roof iron #5a5048, white snow, hay thatch, dark rubber
  red: slab 8 -3,0 3,0 3,3.2 2.3,4.8 0,6 -2.3,4.8 -3,3.2
  roof: box 2.1 .2 8.8 rz-64 @2.75,4,0 mir + box 2.8 .2 8.8 rz-28 @1.25,5.45,0 mir
  white: box 2.6 .14 .1 @0,2.8,4 + box 2.6 .14 .1 @0,0,4.02 + box .14 2.9 .1 @1.3,0,4 mir + box .14 2.9 .1 @0,0,4 + bar .07 -1.3,.1,4.05 0,2.8,4.05 mir
    + bar .07 0,.1,4.05 -1.3,2.8,4.05 mir + box 1.3 .12 .1 @0,3.7,4 + box 1.3 .12 .1 @0,4.8,4 + box .12 1.2 .1 @.6,3.7,4 mir + box .9 .9 .1 @0,0,-4
    + box .14 3.2 .14 @3,0,4 mir
  dark: box 1.1 1 .06 @0,3.8,4.0 + box .05 1 1.2 n3:0,0,2.4 @3.02,1.4,0
  hay: blob .3 .15 @0,3.95,4
egyptian temple, temple egyptian, egypt temple, pharaoh temple, ancient egyptian temple, temple of egypt | 8 | stone stone #d8b878, trim stone #c49a58, paint paint #2d7fa8, gold, dark rubber #2a1d12, red paint #b3402a
  stone: loft -5,0,1.6 -1.2,0,1.6 -1.2,0,-1.6 -5,0,-1.6 / -4.5,6.6,1.1 -1.5,6.6,1.1 -1.5,6.6,-1.1 -4.5,6.6,-1.1 mir + box 2.6 4.4 2 b.04 @0,0,0 + box 8.6 4 6 b.05 @0,0,-3.6 + box 11 .3 10 b.05 @0,0,-1.4
  trim: box 3.6 .5 2.8 b.1 @-3,6.5,0 mir + box 3 .5 2.4 b.08 @0,4.3,0 + box 9 .4 6.4 b.06 @0,3.9,-3.6 + box .5 4 .5 b.04 n2:1.7,0,0 @0,.2,1.1 + box 1.4 1.2 2.4 b.1 @3.2,.2,3.4 mir
  dark: box 1.3 3.1 .2 b0 @0,.25,1
  paint: box 2.4 .16 2.6 b.02 n3:0,1.4,0 @-3,3.6,0 *1,1,.88 mir + box 2.6 .24 .1 b0 @0,3.7,1.05
  gold: rodz .5 .12 s24 @0,4.55,1.26 + slab .1 .4,0 1.4,.3 1.3,-.1 .4,-.2 b0 @0,4.55,1.24 mir + ball .5 .6 .5 s14 @3.2,1.85,4.1 mir + box .5 .3 1.2 b.08 @3.2,.2,4.8 mir
  red: box .3 1.3 .2 b0 n3:.8,0,0 @-3,1.2,1.42 mir + cyl .07 2 s8 n2:2,0,0 @-3,6.8,1 mir + box .5 .4 .04 b0 n2:2,0,0 @-2.75,8.3,1 mir
barn with open doors, open barn, barn open, barn doors open | 7 | red paint #a8281f, roof iron #5a5048, white snow, hay thatch, dark rubber #1f1512
  red: slab 8 -3,0 3,0 3,3.2 2.3,4.8 0,6 -2.3,4.8 -3,3.2 + box 1.3 2.8 .14 b.02 ry-62 @2.1,0,4.6 mir
  roof: box 2.1 .2 8.8 rz-64 @2.75,4,0 mir + box 2.8 .2 8.8 rz-28 @1.25,5.45,0 mir
  dark: box 2.7 2.8 .06 b0 @0,.02,4.0 + box 1.1 1 .06 @0,3.8,4.0
  white: box .16 2.9 .14 @1.4,0,4 mir + box 2.9 .16 .14 @0,2.84,4 + box 1.3 .12 .1 @0,3.7,4 + box 1.3 .12 .1 @0,4.8,4 + box .12 1.2 .1 @.6,3.7,4 mir + box 1.34 .12 .2 b.01 ry-62 n3:0,1.3,0 @2.1,1.4,4.6 mir + bar .06 1.75,.2,4.15 2.4,2.6,5.15 s4 mir
  hay: rodx .5 1 s18 @-.5,.5,4 + blob .3 .15 @0,3.95,4 + box .8 .5 .6 b.05 @.6,.02,3.9
barn door, big barn door, small barn door, door of a barn, barn doors, sliding barn door | 2.8 | door paint #a8281f, white snow, metal iron #2a2c30
  door: box 1.3 2.5 .12 b.01 @.67,.05,0 mir
  white: box 1.28 .18 .18 b.01 n3:0,1.16,0 @.67,1.2,0 mir + box .16 2.5 .18 b.01 @.12,.05,0 mir + box .16 2.5 .18 b.01 @1.22,.05,0 mir + bar .07 .2,.24,.02 1.14,1.2,.02 s4 mir + bar .07 1.14,1.4,.02 .2,2.36,.02 s4 mir
  metal: box 3.2 .12 .1 b.02 @0,2.66,0 + box .08 .24 .2 b.02 n2:.8,0,0 @.67,2.45,0 mir + rodz .09 .14 s14 n2:.8,0,0 @.67,2.72,.04 mir + box .06 .3 .1 b.02 @.12,1.1,.12 mir
barn window, big barn window, small barn window, window of a barn, hayloft window, barn window shutters | 1.6 | wood paint #a8281f, white snow, dark rubber #1f1512, hay thatch
  dark: box 1 1.2 .06 b0 @0,.2,0
  white: box .14 1.5 .2 b.01 @.55,.05,0 mir + box 1.24 .14 .2 b.01 n2:0,1.36,0 @0,.73,0 + box 1.5 .1 .36 b.02 + box .46 .1 .14 b.01 n2:0,1.2,0 @.9,.75,.08 mir + bar .05 .72,.2,.12 1.08,1.4,.12 s4 mir
  wood: box .5 1.4 .1 b.01 @.9,.1,.06 mir
  hay: blob .26 .25 3 8 *1.6,.8,.6 @0,.3,.02
wonder building, wonder, world wonder, wonder of the world, wonder monument, ancient wonder | 16 | stone blocks #e0d2b0, gold, roof paint #2d6ab8, trim stone #f1ead8, dark rubber #2a2218, leaf leaves #4f8a34
  stone: box 12 1 12 b.1 + box 9.6 2 9.6 b.1 @0,1,0 + box 6.4 3 6.4 b.1 @0,3.2,0 + cyl 2.2 4 s24 b.06 @0,6.2,0 + cyl .6 5 s14 @3.9,3,3.9 mir mirz
  trim: box 10 .4 10 b.08 @0,2.9,0 + box 6.9 .4 6.9 b.08 @0,6.1,0 + cyl 2.5 .4 s24 b.06 @0,10,0 + cyl .22 2.7 s10 @0,3.3,3.4 o4 + cyl .22 2.6 s10 n4:1.4,0,0 @0,3.3,3.6 mirz + cyl .22 2.6 s10 n4:0,0,1.4 @3.6,3.3,0 mir + cyl .2 3.6 s10 @0,6.4,2.2 o10 + box 3.2 .25 .6 b.03 n5:0,.25,-.3 @0,.5,6 + cyl .8 .3 s14 @3.9,7.9,3.9 mir mirz
  roof: lathe 2.4,10.4 2.4,10.9 2.1,12.1 1.4,13.1 .5,13.7 .2,13.9 0,13.9 ~ s24 + cone .8 1.8 s14 @3.9,8.1,3.9 mir mirz
  gold: lathe .22,13.8 .3,14.1 .12,14.4 .2,14.7 .06,15.2 0,16 s14 + ball .16 s8 @3.9,9.95,3.9 mir mirz + ring 2.4 .1 6 s28 @0,10.5,0
  dark: slab .2 -.7,0 .7,0 .7,1.3 .4,1.8 0,2 -.4,1.8 -.7,1.3 b0 @0,1.1,4.76 + slab .2 -.6,0 .6,0 .6,1.3 .35,1.7 0,1.9 -.35,1.7 -.6,1.3 b0 @0,3.4,3.15
  leaf: blob .5 .2 3 8 n2:7,0,0 @0,3.4,4.2 + blob .5 .2 3 8 n2:11,0,0 @0,1.3,5.4 + blob .5 .2 3 8 @5.4,1.3,0 mir
farm silo with house, silo house, house with a silo, silo and house, silo farm house | 7 | wall paint #a8281f, silo steel #b8bfc6, roof iron #5a5048, dome paint #d8dee4, white snow, dark rubber #2a1d16
  wall: slab 4 -2,0 2,0 2,2.6 0,4.2 -2,2.6 @-1.2,0,0
  roof: box 2.9 .18 4.5 rz-39 @-.15,3.4,0 + box 2.9 .18 4.5 rz39 @-2.25,3.4,0
  silo: cyl 1.3 5.4 s24 b.03 @2,0,-.2
  dome: lathe 1.36,5.4 1.3,5.7 1,6.3 .5,6.8 .16,7 0,7 ~ s24 @2,0,-.2 + cyl 1.34 .1 s24 n5:0,1.1,0 @2,2.6,-.2
  white: box 1.4 .14 .12 @-1.2,2,2.02 + box .14 2 .12 n2:1.4,0,0 @-1.2,0,2.02 + bar .06 -1.84,.1,2.04 -.56,2,2.04 s4 + bar .06 -.56,.1,2.04 -1.84,2,2.04 s4 + box .9 .1 .1 n2:0,.8,0 @-1.2,3.02,2.02 + box .1 .8 .1 n2:.8,0,0 @-1.2,2.65,2.02 + box .04 5 .04 n2:.3,0,0 @2,.2,1.14 + box .34 .04 .04 n12:0,.4,0 @2,2.6,1.14
  dark: box .8 .7 .06 @-1.2,2.7,1.99 + box 1.3 1.9 .05 b0 @-1.2,.05,1.99
windmill without blades, windmill body, windmill tower only, windmill building base | 9 | wall plaster #f1ead8, roof roofTiles #7a3b2a, wood wood #5a3a20, stone stone #8f8b84, glass glass #7fb0d0
  wall: cyl 2.2 6.4 1.5 s16 b.02 @0,.3,0
  stone: cyl 2.4 .8 2.3 s16 b.04 + box 1.4 .2 .6 b.03 @0,0,2.5
  wood: box 1.1 2 .8 b.02 @0,.2,2.1 + rodz .05 .1 s8 @.36,1.2,2.53 + cyl 1.62 .2 s16 @0,6.5,0 + rodz .22 .8 s12 @0,7.2,1.3 + box .9 .1 .3 b.02 n2:0,1.04,0 @0,4.1,1.74 + box .1 1 .3 b.02 n2:.9,0,0 @0,3.6,1.74
  glass: box .8 .9 .2 b0 @0,3.66,1.75
  roof: cone 1.9 2.2 s16 @0,6.65,0 + ball .16 s10 @0,8.86,0
church, chapel, cathedral, wedding chapel, tabernacle, abbey | 14 | wall blocks #d9d2c0, roof roofTiles #5a4a52, glass light #7fb8e8, door wood, gold
  wall: slab 9 -3,0 3,0 3,4 0,6.5 -3,4 @0,0,-1.5 + box 2.6 8 2.6 @0,0,3.6
  roof: box 4.4 .25 9.4 rz-40 @1.6,5.2,-1.5 mir + pyr 3 4 3 .01 @0,8,3.6
  gold: box .14 1.3 .14 @0,11.8,3.6 + box .8 .14 .14 @0,12.5,3.6
  glass: slab .1 -.35,0 .35,0 .35,1.6 0,2.2 -.35,1.6 ry90 @3,1.2,-4 mir + slab .1 -.35,0 .35,0 .35,1.6 0,2.2 -.35,1.6 ry90 @3,1.2,-2 mir
    + slab .1 -.35,0 .35,0 .35,1.6 0,2.2 -.35,1.6 ry90 @3,1.2,0 mir + rodz .6 .1 @0,4.2,4.92 + slab .1 -.3,0 .3,0 .3,1 0,1.4 -.3,1 @0,5.8,4.92
  door: slab .14 -.7,0 .7,0 .7,1.7 0,2.5 -.7,1.7 @0,0,4.93
  wall: box 1.8 .3 1 @0,0,5.2
temple, greek temple, roman temple, parthenon, pantheon, ruined temple, shrine temple | 8 | marble, gold, door bronze
  marble: box 9 .4 12 + box 8.4 .4 11.4 @0,.4,0 + box 7.8 .4 10.8 @0,.8,0 + cyl .4 4 .34 n6:1.4,0,0 @0,1.2,4.9 mirz
    + cyl .4 4 .34 n5:0,0,1.95 @3.5,1.2,0 mir + box 1 .2 1 n6:1.4,0,0 @0,5.1,4.9 mirz + box 8 .7 10.8 @0,5.3,0 + roof 8.6 1.6 11.4 @0,6,0
    + box 5 4 7 @0,1.2,0
  gold: slab .1 -2.2,.25 2.2,.25 0,1.0 @0,6.1,5.68
  door: box 1.4 3 .1 @0,1.2,3.5
pyramid, egyptian pyramid, great pyramid | 30 | sand blocks #d9b878, dark rubber #3a2a18
  sand: pyr 46 4 46 .88 + pyr 39 4 39 .86 @0,4,0 + pyr 33 4 33 .84 @0,8,0 + pyr 27 4.5 27 .8 @0,12,0 + pyr 21 4.5 21 .74 @0,16.5,0
    + pyr 15 4.5 15 .62 @0,21,0 + pyr 9 5 9 .01 @0,25.5,0 + box 5 5 4 @0,0,22
  dark: box 2.4 3.4 .3 @0,.2,24
mayan temple, aztec temple, aztec pyramid, mayan pyramid, step pyramid, ziggurat | 22 | stone blocks #a8a084, moss leaves #5f8a3f, dark rubber #1d1a14
  stone: pyr 30 3.4 30 .9 + pyr 24.5 3.4 24.5 .88 @0,3.4,0 + pyr 19.5 3.4 19.5 .86 @0,6.8,0 + pyr 14.5 3.4 14.5 .83 @0,10.2,0 + box 8 4 8 @0,13.6,0
    + box 9 .8 9 @0,17.6,0 + box 6 1.4 6 @0,18.4,0 + side 5 15.5,0 6,13.8 5,13.8 5,0 + side .8 16,0 6.5,14.6 5,14.6 5,0 @2.8,0,0 mir
  dark: box 2 2.8 .2 @0,13.6,4 + box 5.02 .16 .2 n12:0,1.1,-.78 @0,7,10.5
  moss: blob 1.6 .2 4 *1,.4,1 @8,3.6,8 + blob 1.4 .2 4 *1,.4,1 @-7,7,7 + blob 1.2 .2 4 *1,.4,1 @2,18.6,3
lighthouse, light house | 18 | white snow, red paint #c4302b, light light #fff1b0, dark iron, glass glass #cfeaf5, rock stone
  rock: blob 3.6 .2 3 *1,.35,1 @0,.4,0
  white: lathe 2,.6 1.7,4.2 + lathe 1.5,7.4 1.25,10.6
  red: lathe 1.72,4.2 1.5,7.4 + lathe 1.26,10.6 1.1,13 + cone 1.3 1.6 @0,15.6,0 + ball .2 @0,17.3,0
  dark: cyl 1.7 .25 @0,13,0 + ring 1.6 .05 @0,13.9,0 + cyl .05 .8 @1.6,13.2,0 o12 + cyl .06 2.3 @.95,13.3,0 o8 + box .9 1.6 .2 @0,.6,1.9
    + box .4 .7 .2 @0,5.5,1.5 + box .4 .7 .2 @0,9,1.3
  light: cyl .5 1.6 @0,13.6,0
  glass: cyl .95 2.3 @0,13.3,0
watchtower, guard tower, lookout tower, wooden tower, fire lookout, wooden watchtower | 8 | wood, roof thatch
  wood: bar .16 1.1,4.6,1.1 1.7,0,1.7 mir mirz + box 3.2 .2 3.2 @0,4.5,0 + box 3.2 .9 .12 @0,4.7,1.5 mirz + box .12 .9 3.2 @1.5,4.7,0 mir
    + box .16 2.2 .16 @1.45,4.7,1.45 mir mirz + bar .09 -1.4,1,1.55 1.2,4,1.2 mir mirz + box 2.9 .14 .14 @0,2.2,1.4 mirz + box .14 .14 2.9 @1.4,2.2,0 mir
    + bar .05 .3,0,2.4 .3,4.7,1.6 mir + box .6 .06 .06 n9:0,.5,-.086 @0,2.4,2
  roof: pyr 4.2 1.7 4.2 .01 @0,6.8,0
skyscraper, office tower, tall building, high rise | 60 | wall stone #a8b0ba,
    glass obsidian #4a7090, metal steel
  wall: box 16 50 16 + box 11 8 11 @0,50,0 + box 20 4 20
  glass: box 16.3 2.2 13 n12:0,3.8,0 @0,26,0 + box 13 2.2 16.3 n12:0,3.8,0 @0,26,0 + box 11.3 1.8 9 n2:0,3.4,0 @0,53,0 + box 9 1.8 11.3 n2:0,3.4,0 @0,53,0
    + box 14 2.6 20.3 @0,.4,0
  wall: box .8 46 16.6 n4:3.6,0,0 @0,4,0 + box 16.6 46 .8 n4:0,0,3.6 @0,4,0
  metal: cyl .3 9 .1 @0,58,0 + box 3 1.4 3 @2,58,-2
gas station, petrol station, fuel station | 5 | roof snow, stripe paint #d1202a, pump paint #d1202a, glass obsidian #4a7090, metal steel, wall plaster
  roof: box 9 .7 6 @0,4,1.5
  stripe: box 9.1 .3 6.1 @0,4.2,1.5 + word gas .8 9.3 ry90 @0,4.3,1.5 + word gas .55 .1 @-2,4.35,4.57
  metal: box .4 4 .4 @3,0,1.5 mir
  wall: box 8 3 3 @0,0,-3 + box 9.4 .2 7 @0,0,1
  glass: box 5 1.6 .1 @.8,.7,-1.5 + box 1.1 2.2 .1 @-2.8,.1,-1.5
  pump: box .8 1.6 .6 @1.6,.2,1.5 mir
  white: box .5 .5 .62 @1.6,1.1,1.5 mir
  dark: tube .05 2,1.3,1.5 2.3,1.5,1.6 2.3,.5,1.6 mir
  stripe: box 8.1 .4 3.1 @0,2.5,-3
factory, industrial plant, plant factory, foundry, mill factory | 12 | wall bricks, roof iron #5a5f66, glass obsidian #4a7090, smoke snow #c9ccd0, pipe iron
  wall: box 12 4.5 8 + cyl .8 10 .55 @-3.6,0,-2.5 + cyl .8 10 .55 @-1.4,0,-2.5
  roof: side 12 -4,4.5 -1.4,4.5 -4,6.3 @0,0,0 + side 12 -1.42,4.5 1.3,4.5 -1.42,6.3 + side 12 1.28,4.5 4,4.5 1.28,6.3
  glass: box 1.2 1.4 .1 n6:1.8,0,0 @0,2.2,4 + box .1 1.4 1.2 n4:0,0,1.8 @6,2.2,0
  dark: box 2.4 1.8 .1 @0,0,4.02 + cyl .6 .3 @-3.6,9.8,-2.5 + cyl .6 .3 @-1.4,9.8,-2.5
  smoke: blob .9 .15 4 @-3.4,11,-2.5 + blob 1.2 .15 4 @-2.9,12.4,-2.4 + blob .9 .15 4 @-1.2,11,-2.5 + blob 1.1 .15 4 @-.6,12.2,-2.4
  pipe: tube .3 4,4,-3 4,7,-3 4.5,7.6,-3 6,7.6,-3 7,7,-3 7,0,-3
warehouse, depot, round hangar, cargo depot, storage building, hangar, storage unit, storage, storehouse | 6 | wall iron #9aa4ae, roof iron #6a7078, door paint #d9803a,
    dark rubber
  wall: slab 9 -4.5,0 4.5,0 4.5,3.6 3.5,4.6 2,5.3 0,5.6 -2,5.3 -3.5,4.6 -4.5,3.6
  roof: slab .3 -4.7,3.5 -3.6,4.75 -2,5.5 0,5.8 2,5.5 3.6,4.75 4.7,3.5 4.4,3.5 3.4,4.5 2,5.2 0,5.5 -2,5.2 -3.4,4.5 -4.4,3.5 n8:0,0,1.28
  door: box 5 3.4 .2 @0,0,4.5
  dark: box 5.02 .05 .22 n7:0,.45,0 @0,1.6,4.5 + box .3 .12 .06 @0,.5,4.62
  light: box 1 .5 .1 @0,4.2,4.5
shed, tool shed, garden shed, wooden shed, woodshed | 2.6 | wood, roof wood #6b4a30, trim wood #4a3424, dark rubber, metal iron
  wood: box 2.6 1.9 2.2 + slab 2.2 -1.3,1.9 1.3,1.9 1.3,2.05 -1.3,2.45 b0
  trim: box .1 2 .1 @1.3,0,1.1 mir mirz + box 1 .08 .06 @-.2,.35,1.15 + box 1 .08 .06 @-.2,1.35,1.15 + box .9 .07 .06 @-.2,.02,1.15
  dark: box .92 1.7 .04 @-.2,.05,1.1 + box .5 .5 .04 @.85,.9,1.1
  wood: box .84 1.62 .05 @-.2,.09,1.12
  roof: box 3 .12 2.6 rz-9 @0,2.2,0
  metal: ball .05 @.12,.9,1.18 + box .2 .05 .03 @-.58,1.35,1.19 + box .2 .05 .03 @-.58,.35,1.19
garage, car garage, garage building | 3.8 | wall plaster #e2d8c4, roof roofTiles #5a4a52, door snow, glass obsidian #5a90b0, dark rubber
  wall: box 5 2.6 5.6
  roof: roof 5.7 1.2 6.2 @0,2.6,0
  door: box 3.5 2.15 .1 @0,0,2.82
  dark: box 3.4 .04 .12 n4:0,.48,0 @0,1.0,2.83 + box .4 .06 .14 @0,.2,2.84
  glass: box .55 .28 .12 n4:.82,0,0 @0,1.72,2.84
fire station, firehouse, fire house, fire department | 11 | wall bricks, roof snow, door paint #d1202a, glass obsidian #5a90b0, dark rubber
  wall: box 12 5.5 8 + box 2.8 9 2.8 @4.3,0,-2.2
  roof: box 12.6 .4 8.6 @0,5.5,0 + pyr 3.3 1.4 3.3 .01 @4.3,9,-2.2 + box 3.5 3.5 .16 n2:3.9,0,0 @-2.2,0,3.96
  door: box 3.1 3.3 .2 n2:3.9,0,0 @-2.2,0,4.02
  dark: box 3 .05 .24 n5:0,.6,0 @-4.15,1.5,4.03 + box 3 .05 .24 n5:0,.6,0 @-.25,1.5,4.03
  glass: box .6 .4 .24 n4:.7,0,0 @-4.15,2.2,4.04 + box .6 .4 .24 n4:.7,0,0 @-.25,2.2,4.04 + box 1.6 1.5 .1 @4,1,4 + box 1.2 1.4 .1 @4.3,6.6,-.8
    + box .1 1.4 1.4 n2:0,0,3 @-6,2.4,0
  white: word fire 1 .1 @-2.2,4.1,4.05
  red: ball .3 @-2.2,6,3.6
brewery, distillery, beer brewery | 10 | wall bricks, roof roofTiles #5a4a52, vat iron #b8733a, wood grain #7a5028, glass obsidian #5a90b0, hoop iron
  wall: box 8 5 6 + box 1.2 9.5 1.2 @-3,0,-2
  roof: roof 9 2.4 6.8 @0,5,0 + box 1.5 .4 1.5 @-3,9.5,-2
  vat: lathe 0,0 1.1,.1 1.25,.5 1.25,2.4 1.1,2.9 .4,3.4 .25,3.6 .25,4.2 n2:2.7,0,0 @6.3,.5,.6
  hoop: cyl .08 .6 n2:2.7,0,0 @5.6,0,1.1 + cyl .08 .6 n2:2.7,0,0 @7,0,1.1 + cyl .08 .6 n2:2.7,0,0 @6.3,0,-.2 + ring 1.27 .05 n2:2.7,0,0 @6.3,1.4,.6
    + tube .1 6.3,4.6,.6 6.3,5.2,.6 4.8,5.6,.6 3.6,5.2,.6
  wood: box 1.8 2.6 .1 @0,0,3.02 + lathe .4,0 .52,.35 .52,.65 .4,1 0,1 n3:1.15,0,0 @-2.4,0,3.8 + box 2.6 .9 .14 @0,3.4,3.05
  hoop: ring .5 .03 n3:1.15,0,0 @-2.4,.28,3.8 + ring .5 .03 n3:1.15,0,0 @-2.4,.72,3.8
  white: word beer .6 .1 @0,3.55,3.12
  glass: box 1.1 1.2 .1 @2.6,1.6,3 mir + box .1 1.2 1.1 n2:0,0,2.4 @-4,1.6,.6
aqueduct, roman aqueduct, water bridge | 9 | stone blocks #c9c2b0, water glass #58b4d8
  stone: box 1 5 1.6 n5:3,0,0 + box 1.3 .35 1.9 n5:3,0,0 @0,4.8,0 + box 1.3 .5 1.9 n5:3,0,0
    + slab 1.5 -1.5,5.1 -1,5.1 -.87,5.6 -.5,5.97 0,6.1 .5,5.97 .87,5.6 1,5.1 1.5,5.1 1.5,7.4 -1.5,7.4 b.02 n4:3,0,0
    + box 13.6 .35 2 @0,7.4,0 + box 13.4 .9 .3 @0,7.75,.75 mirz
  water: box 13.2 .6 1.2 @0,7.75,0
hospital, clinic, medical center | 12 | wall plaster #f0f2f4, trim plaster #c3ccd4, glass obsidian #5a90b0, red paint #d1202a, door glass #bfe2ea
  wall: box 12 8 6 b.08 @0,0,-1 + box 5 10 6.6 b.08 @0,0,-1 + box 4 .4 2.4 @0,2.6,3
  trim: box 12.3 .3 6.3 b.04 @0,7.9,-1 + box 5.3 .3 6.9 b.04 @0,9.9,-1 + box 12.1 .7 6.1 b.04 @0,0,-1 + box .34 1.2 .9 b.04 @3.6,8.2,-1 + box 1.4 .7 1.4 b.04 @-4,8.2,-1.6 + rodx .4 .3 s14 @-4,8.9,-1.6
  glass: box 1.5 1.1 .1 b0 n2:2,0,0 @4.25,1.3,3 mir mirz @0,0,-1 + box 1.5 1.1 .1 b0 n2:2,0,0 @4.25,3.6,3 mir mirz @0,0,-1 + box 1.5 1.1 .1 b0 n2:2,0,0 @4.25,5.9,3 mir mirz @0,0,-1
    + box .1 1.1 1.3 b0 n2:0,0,2.4 @6,1.3,-1 mir + box .1 1.1 1.3 b0 n2:0,0,2.4 @6,3.6,-1 mir + box .1 1.1 1.3 b0 n2:0,0,2.4 @6,5.9,-1 mir
    + box 1 1.6 .1 b0 n2:2.6,0,0 @0,3.9,2.32 + box 1.1 1.1 .1 b0 n3:1.5,0,0 @0,1.3,-4.3 + box 1.1 1.1 .1 b0 n3:1.5,0,0 @0,3.6,-4.3 + box 1.1 1.1 .1 b0 n3:1.5,0,0 @0,5.9,-4.3
  red: box .6 2.2 .1 @0,6.8,2.32 + box 2.2 .6 .1 @0,7.6,2.32 + box 4.1 .2 2.5 @0,2.7,3 + ring 1.3 .1 4 s20 *1,.5,1 @0,10.22,-1 + box .3 .06 1.4 b0 @.4,10.2,-1 mir @0,0,0 + box .6 .06 .3 b0 @0,10.2,-1
  door: box 2.4 2 .1 b0 @0,.2,2.32 + box 1.2 1.8 .1 b0 @0,.2,-4.32
  white: box .3 2.4 .3 @1.7,0,4 mir
school, schoolhouse, school house, school building, community center, community centre | 10 | wall bricks, roof roofTiles #5a4a52, glass obsidian #5a90b0, white snow, door wood, gold
  wall: box 14 5 6 + box 4 6.6 6.8
  roof: box 14.6 .25 4 rx28 @0,5.8,1.7 + box 14.6 .25 4 rx-28 @0,5.8,-1.7 + roof 4.6 1.6 7.2 @0,6.5,0 + pyr 2 1.6 2 .01 @0,9.7,0
  glass: box 1.1 1.3 .1 n3:1.8,0,0 @-4.6,.9,3 + box 1.1 1.3 .1 n3:1.8,0,0 @4.6,.9,3 + box 1.1 1.3 .1 n3:1.8,0,0 @-4.6,3,3 + box 1.1 1.3 .1 n3:1.8,0,0 @4.6,3,3
  white: box 1.5 1.8 1.5 @0,8,0 + rodz .7 .1 @0,5.6,3.42 + cyl .05 5 @6.6,0,4.4
  door: box 1.8 2.6 .1 @0,.2,3.42
  white: word school .5 .1 @0,3.6,3.42
  gold: rodz .45 .12 @0,8.95,.76 + ball .2 @0,11.3,0
  red: box 1.4 .8 .05 @5.9,4.1,4.4
  dark: box .06 .5 .02 @0,5.6,3.48
police station, sheriff office | 7 | wall stone #9aa0a8, blue paint #2a4a8a, glass obsidian #3a4a5a, iron
  wall: box 10 5.6 7 + box 10.6 .5 7.6 @0,5.6,0
  blue: box 10.1 .9 7.1 @0,3,0 + box 2.6 2.6 .2 @0,0,3.5
  glass: box 1.5 1.2 .1 n2:6,0,0 @0,1,3.5 + box 1.5 1 .1 n4:2.3,0,0 @0,4.2,3.5
  iron: box .08 1.2 .1 n5:.3,0,0 @3,1,3.55 mir + box .08 1 .1 n5:.3,0,0 @3.45,4.2,3.55 mir + box .08 1 .1 n5:.3,0,0 @1.15,4.2,3.55 mir
  white: word police .7 .1 @0,3.45,3.57
  light: ball .25 @1.6,2.8,3.6 mir
igloo, snow hut, ice house | 2.4 | snow, line ice #a8cfe8, dark rubber #22303f
  snow: lathe 2.2,0 2.15,.6 1.8,1.4 1.1,2 0,2.3 ~ + slab 1.8 -.9,0 .9,0 .85,.7 .5,1.15 0,1.3 -.5,1.15 -.85,.7 @0,0,2.3
  line: ring 2.14 .03 @0,.6,0 + ring 1.83 .03 @0,1.3,0 + ring 1.2 .03 @0,1.93,0 + box .03 .6 .06 @0,0,2.19 o14 + box .03 .75 .06 rx-28 @0,.62,2.12 ry12 o12
  dark: slab .06 -.55,0 .55,0 .5,.55 .3,.85 0,.95 -.3,.85 -.5,.55 @0,0,3.2
teepee, tepee, tipi, wigwam, native tent | 4.5 | hide leather #d9bf8c, band paint #b3402a, pole wood, dark rubber #2a1c12
  hide: cone 1.9 4 s14
  pole: bar .05 .4,3.4,0 -.35,4.7,0 o7
  band: lathe 1.52,.82 1.56,.82 1.4,1.15 1.36,1.15 s14 + lathe .85,2.2 .9,2.2 .78,2.45 .73,2.45 s14
  dark: slab .06 -.5,0 .5,0 0,1.9 rx-25.5 @0,0,1.88
tree house, treehouse | 8 | wood, bark, leaf leaves, roof thatch, glass light #ffe0a0
  bark: lathe .8,0 .55,.6 .5,3 .45,5 ~ + bar .2 0,2.6,0 1.6,3.8,.8 mir + bar .18 .2,5,-.4 1.6,7,-1.4 mir
  wood: box 4 .2 3.4 @0,3.8,.3 + box 2.8 2 2.2 @0,4,.2 + box .1 .7 .1 n9:.48,0,0 @0,4,1.9 + box 4 .1 .1 @0,4.65,1.9 + bar .05 .9,0,2.6 .9,4,2
    + bar .05 1.4,0,2.6 1.4,4,2 + box .5 .06 .06 n8:0,.5,-.075 @1.15,2,2.3
  roof: roof 3.6 1.4 2.8 @0,6,.2
  glass: box .6 .6 .1 @.7,4.8,1.3
  dark: box .7 1.5 .1 @-.5,4,1.3
  leaf: blob 1.7 .18 5 9 @-1.6,6.8,-1.2 + blob 1.6 .18 5 9 @1.7,7,-1.2 + blob 1.6 .18 5 9 @0,8,-.8 + blob 1 .18 5 7 @-2.3,5.4,-.6
haunted mansion, haunted house, mansion, spooky house, victorian house, ghost house, manor | 12 | wall wood #5a5466, roof roofTiles #2f2a3a,
    glass light #e8d84a, trim wood #3a3444, door wood #3a2418
  wall: box 8 6 6 + box 3 8.5 3 @-3,0,2.2 + slab 6.7 -2,6 2,6 0,8.4 @2,0,0
  roof: roof 5 3 6.6 @2,6,0 + pyr 3.8 3.6 3.8 .01 @-3,8.5,2.2 + box 8.4 .3 6.4 @0,5.9,0 + box 4.6 .2 2 rx14 @1.6,2.6,3.8
  glass: slab .1 -.45,0 .45,0 .45,1 0,1.4 -.45,1 @1.2,3.8,3 + slab .1 -.45,0 .45,0 .45,1 0,1.4 -.45,1 @3,3.8,3
    + slab .1 -.45,0 .45,0 .45,1 0,1.4 -.45,1 @-3,4,3.7 + slab .1 -.45,0 .45,0 .45,1 0,1.4 -.45,1 @-3,6.6,3.7
    + slab .1 -.45,0 .45,0 .45,1 0,1.4 -.45,1 ry90 @4,3.8,0 + rodz .5 .1 @2,6.9,3.36
  door: box 1.2 2.2 .1 @1.6,.2,3.02
  trim: box 4.6 .2 2 @1.6,0,3.8 + box .16 2.6 .16 @3.6,0,4.6 + box .16 2.6 .16 @-.4,0,4.6 + box .7 3 .7 @3.4,6.5,-1.5 + box 8.1 .2 6.1 @0,3.2,0
    + box .06 1.2 .1 @1.2,3.8,3.05 + cyl .05 1.6 @-3,12,2.2
castle gate, gatehouse, city gate, fortress gate | 8 | wall blocks, dark rubber #14120f, iron, wood, cloth cloth #b3261e
  wall: box 3 6 3 @3,0,0 mir + box 3 2.4 2.6 @0,3.6,0 + box .7 .8 .5 n4:.95,0,0 @3,6,1.25 mir mirz + box .5 .8 .7 n3:0,0,1.1 @4.25,6,0 mir
    + box .6 .7 .5 n2:1,0,0 @0,6,1.05 + slab 2.6 -1.5,2.4 -1.1,3.2 0,3.7 1.1,3.2 1.5,2.4 1.5,3.8 -1.5,3.8 + cyl 1.7 6.4 1.6 s8 @3.4,0,.6 mir
  iron: box .12 3.4 .12 n7:.42,0,0 @0,.3,.4 + box 2.9 .12 .12 n4:0,.75,0 @0,1.6,.4 + pyr .18 .3 .18 rx180 n7:.42,0,0 @0,.3,.4
  dark: box 2.9 3.5 .1 @0,.1,-.2 + slab .1 -.12,0 .12,0 .12,.9 -.12,.9 @3.4,3.5,2.2 mir
  cloth: box .9 2 .06 @3.4,2.2,2.26 mir
stone wall, castle wall, city wall, wall, rampart, battlement, great wall, house wall, building wall | 3 | stone blocks
  stone: box 6 2.4 1 + box .8 .7 1 n5:1.3,0,0 @0,2.4,0 + box 6.2 .3 1.2 + box 6.1 .16 1.1 @0,2.3,0
mausoleum, crypt, tomb, graveyard crypt, burial chamber | 4 | stone blocks #8f8d88, door iron, roof stone #6f6d66
  stone: box 4 2.6 4 @0,.3,0 + box 4.6 .3 4.8 + cyl .2 2.2 n2:1.2,0,0 @0,.3,2.3 + cyl .2 2.2 @1.8,.3,2.3 mir + box 4.4 .4 5 @0,2.6,0
    + slab .1 -.3,0 .3,0 .3,.5 0,.65 -.3,.5 @0,3.1,2.62
  roof: roof 4.6 1.2 5.2 @0,3,0 + box .12 .8 .12 @0,4.1,2.4 + box .5 .12 .12 @0,4.5,2.4
  door: slab .1 -.6,0 .6,0 .6,1.6 0,2 -.6,1.6 @0,.3,2.02
  dark: box .08 1.7 .06 n4:.3,0,0 @0,.3,2.08
pagoda, japanese temple, chinese temple, shinto shrine, japanese pagoda, dojo | 14 | wall plaster, roof roofTiles #2f5a6a, wood paint #b3281c, gold, stone
  stone: box 8 .6 8
  wall: box 4.8 2 4.8 @0,.6,0 + box 3.9 1.7 3.9 @0,3.6,0 + box 3 1.5 3 @0,6.2,0 + box 2.2 1.3 2.2 @0,8.6,0
  roof: lathe 5.2,2.9 4.9,2.7 3.4,3.1 2.6,3.7 0,3.75 s4 ry45 + lathe 4.3,5.5 4.05,5.3 2.8,5.7 2.1,6.3 0,6.35 s4 ry45
    + lathe 3.5,7.9 3.3,7.7 2.2,8.1 1.6,8.7 0,8.75 s4 ry45 + lathe 2.9,10.1 2.7,9.9 1.6,10.5 .3,11.7 0,11.8 s4 ry45
  wood: box .3 2.1 .3 n3:2.2,0,0 @0,.6,2.4 mirz + box .3 2.1 .3 n3:0,0,2.2 @2.4,.6,0 mir + box 1.2 1.7 .1 @1.1,.6,2.45 mir *1,1,1 + box 3.9 .2 4 @0,4.1,0
  gold: cyl .1 2 .03 @0,11.6,0 + ring .3 .06 n3:0,.35,0 @0,12.4,0 + ball .18 @0,13.6,0
mosque, islamic temple, taj mahal, palace, arabian palace | 12 | wall marble, dome gold, door wood, tile paint #2d8fb8
  wall: box 9 4.5 7 + cyl 2.4 1.2 @0,4.5,0 + cyl .6 10 .5 @5.2,0,3.6 mir + cyl .8 .3 @5.2,7,3.6 mir + slab .4 -1.6,0 1.6,0 1.6,5.4 -1.6,5.4 @0,0,3.6
  dome: lathe 2.2,5.7 2.7,6.5 2.5,7.6 1.4,8.8 .3,9.6 .05,10.4 ~ + lathe .55,10 .75,10.4 .6,10.9 .05,11.6 ~ @5.2,0,3.6 mir
    + lathe .7,4.5 .9,4.9 .7,5.4 .05,6.2 ~ @3.3,0,2.4 mir
  door: slab .1 -1,0 1,0 1,2.4 .6,3.1 0,3.6 -.6,3.1 -1,2.4 @0,0,3.8
  tile: box 9.1 .4 7.1 @0,3.9,0 + slab .1 -.5,0 .5,0 .5,1.2 0,1.8 -.5,1.2 @3,1,3.5 mir + box 3.3 .3 .5 @0,4.9,3.6
greenhouse, glasshouse, conservatory | 3.2 | glass glass #cfeef0, frame snow, plant leaves, soil earth, pot roofTiles
  frame: box .1 2 .1 n5:1.2,0,0 @0,0,1.6 mirz + box 5 .1 .1 n3:0,.95,0 @0,.95,1.6 mirz + box .1 .1 3.2 n3:0,.95,0 @2.4,.95,0 mir
    + bar .05 0,3,0 0,2,1.6 n5:1.2,0,0 mirz + box 5 .1 .1 @0,2.95,0 + box .1 2 .1 n3:0,0,1.2 @2.4,0,0 mir
  glass: box 4.9 1.9 .03 @0,0,1.6 mirz + box .03 1.9 3.1 @2.4,0,0 mir + box 4.9 .03 1.9 rx32 @0,2.5,.8 + box 4.9 .03 1.9 rx-32 @0,2.5,-.8
  soil: box 4.4 .5 .9 @0,0,.9 mirz
  plant: blob .35 .2 4 n6:.72,0,0 @0,.8,.9 mirz + leaf .8 .3 .5 n6:.72,0,0 @.2,.6,.9 mirz
silo, grain silo, farm silo, storage tank | 12 | metal iron #b5bac0, dome steel, red paint #b3261e
  metal: cyl 2 9 s24 + cyl .7 1.2 @0,10.3,0
  dome: lathe 2.1,9 1.6,10 .6,10.7 0,10.8
  red: ring 2.02 .06 n8:0,1.15,0 @0,4.7,0 + box .5 .07 .1 n17:0,.5,0 @0,4.4,2.06 + bar .04 .26,.2,2.1 .26,9,2.1 mir
water mill, watermill | 7 | stone cobbles, wood, roof roofTiles, wheel wood #6b4a30, water liquid, glass light #ffe0a0
  stone: box 5 2.6 4.4
  wood: box 5.1 1.6 4.5 @0,2.6,0 + slab 5 -2.2,4.2 2.2,4.2 0,6.2 ry90 + box 1 1.9 .1 @-1.2,0,2.22
  roof: box 5.8 .25 3.6 rx42 @0,5.2,1.3 + box 5.8 .25 3.6 rx-42 @0,5.2,-1.3
  wheel: ringx 2 .12 @3,2,0 + ringx 2 .12 @3.9,2,0 + rodx .2 2.2 @3.2,2,0 + box 1 .08 .5 @3.45,4,0 + box 1 .5 .08 @3.45,1.75,2.1 mirz
    + box 1 .08 .5 @3.45,-.02,0 + box 1 .5 .08 rx45 @3.45,3.3,1.4 mirz + box 1 .5 .08 rx-45 @3.45,.4,1.5 mirz + box .1 4 .12 @3,0,0
    + box .1 .12 4 @3,1.95,0 + box .1 4 .12 @3.9,0,0 + box .1 .12 4 @3.9,1.95,0
  water: box 1.6 .14 6 @3.5,-.1,0
  glass: box .8 .8 .1 @1,3,2.25 + box .8 .7 .1 @1.2,1,2.2
hut, straw hut, mud hut, tribal hut, tiki hut, beach hut, bungalow, shack | 4 | wall thatch #b58a4a, roof thatch #d8b45c, door rubber #2a1c12, wood
  wall: cyl 1.8 2 s20
  roof: cone 2.7 2.2 s16 @0,1.8,0 + cone 2.4 2 s16 @0,2.2,0
  door: slab .1 -.5,0 .5,0 .5,1.3 0,1.7 -.5,1.3 @0,0,1.78
  wood: cyl .08 2.1 @1.82,0,0 o10 + ring 1.82 .06 @0,1.2,0 + bar .05 -.1,3.9,0 .2,4.6,0 mir
viking longhouse, longhouse, viking house, mead hall, great hall | 6 | wood, roof thatch, trim wood #5a2a1c, door wood #4a2c16, shield paint #b3261e
  wood: box 4.6 1.8 10
  roof: roof 6 3.2 10.6 @0,1.5,0
  trim: bar .16 -3.2,1.3,5.4 .5,5.5,5.4 + bar .16 3.2,1.3,5.4 -.5,5.5,5.4 + bar .16 -3.2,1.3,-5.4 .5,5.5,-5.4 mir
    + tube .14>.05 0,4.7,5.3 0,5.3,6 0,5.9,6 0,5.8,5.6
  door: slab .2 -.7,0 .7,0 .7,1.6 0,2.1 -.7,1.6 @0,0,5.3
  shield: rodx .45 .14 n4:0,0,2.2 @2.35,1,0 mir + rodz .4 .1 @1.5,1.2,5.3 mir
  gold: ball .1 @2.44,1,1.1 + ball .1 @2.44,1,-1.1
bunker, pillbox, military bunker, fallout shelter, concrete bunker | 2.6 | concrete stone #9a9a92, dark rubber, sand cloth #b79a6a
  concrete: lathe 4,0 3.6,1.9 3.2,2.3 0,2.4 s8 + box 1.2 .2 1 @0,2.3,0 + box 2.4 2 2 @0,0,-3.6
  dark: box 2.6 .35 .3 @0,1.3,3.35 + box .3 .35 2.2 @3.4,1.3,0 mir + box 2 .35 .3 ry45 @2.4,1.3,2.4 mir
  sand: pillx .22 .8 n6:.8,0,0 @0,.2,4.3 + pillx .22 .8 n5:.8,0,0 @0,.5,4.2
nuclear power plant, cooling tower, nuclear plant, reactor | 30 | tower stone #c9c6be, stripe paint #d1202a, wall stone #9aa0a8, smoke snow
  tower: pot .6 9,0 6.4,9 5.6,15 6,20 6.8,23 ~ s28 @-8,0,0 + pot .6 9,0 6.4,9 5.6,15 6,20 6.8,23 ~ s28 @8,0,-8
  stripe: ring 6.6 .4 @-8,21.6,0 + ring 6.6 .4 @8,21.6,-8
  wall: cyl 4 8 @6,0,7 + ball 4 @6,8,7 + box 10 5 6 @-6,0,11
  smoke: blob 6 .15 4 @-8,26,0 + blob 5 .15 4 @-5,31,1 + blob 6 .15 4 @8,26,-8
stadium, football stadium, soccer stadium, sports stadium, sport stadium, sports arena | 14 | wall plaster #d9dde2, seat paint #2f62b8, aisle paint #eef0f2, roof snow, mast steel, grass plant #5aa83a, line snow, glass obsidian #3a5a78, screen light #8fd0ff
  wall: lathe 10.4,0 10.4,1.9 19.8,8.2 20.4,8.2 19.8,0 10.4,0 s24 c30 *1,1,.78
  glass: lathe 19.7,1.2 20.2,1.2 20.4,3 19.7,1.2 s24 c30 *1,1,.78 + lathe 19.7,4.4 20.4,4.4 20.6,6.6 19.7,4.4 s24 c30 *1,1,.78
  seat: lathe 11,1.9 11,2.8 13.1,2.8 13.1,4.3 15.2,4.3 15.2,5.8 17.3,5.8 17.3,7.3 19.4,7.3 19.4,8.6 11,1.9 s24 c30 *1,1,.78
  aisle: side .9 11,1.9 11.1,3 18.8,8.4 19.4,8.4 b0 o8:22.5 *1,1,.78
  roof: lathe 16.4,10.8 21,9.6 21.1,10 16.4,11.2 16.4,10.8 s24 c30 *1,1,.78
  grass: cyl 10.5 .2 s24 b0 *1,1,.78
  line: box 12.4 .04 .16 b0 @0,.19,4 mirz + box .16 .03 8 b0 n3:6.1,0,0 @0,.19,0 + ring 1.5 .08 3 s14 *1,.5,1 @0,.2,0 + box .14 .04 3.7 b0 @4.5,.19,0 mir
    + bar .09 6.1,.2,-.9 6.1,1.2,-.9 6.1,1.2,.9 6.1,.2,.9 s4 mir
  mast: box .5 14.2 .5 b0 @14.9,0,11.6 mir mirz
  lamp: box 2.4 1.3 .3 b0 rx14 ry-128 @14.6,13,11.3 mir + box 2.4 1.3 .3 b0 rx14 ry-52 @14.6,13,-11.3 mir
  dark: box 5 2.6 .5 b0 @0,8.6,-14.4
  screen: box 4.5 2.1 .1 b0 @0,8.85,-14.13
colosseum, coliseum, arena, amphitheater, gladiator arena, roman arena, roman colosseum | 14 | stone blocks #d9cfb8, trim stone #c2b595, seat stone #b5aa90, sand earth #dcc48c, dark rubber #3a2f24
  stone: lathe 20,0 20,13.6 19,13.6 19,9.3 20,0 s20 c30 ry9 *1,1,.8
  seat: lathe 10,0 10,2.4 13,2.4 13,5.6 16,5.6 16,9 19.1,9 10,0 s20 c30 ry9 *1,1,.8
  trim: lathe 19.7,3.9 20.6,4.2 19.7,4.5 19.7,3.9 s20 c30 ry9 *1,1,.8 + lathe 19.7,8 20.6,8.3 19.7,8.6 19.7,8 s20 c30 ry9 *1,1,.8
    + box .9 13.9 .7 b0 @0,0,19.6 o10:18 *1,1,.8
  dark: slab .3 -2.2,.1 2.2,.1 2.2,2.4 0,3.6 -2.2,2.4 b0 @0,0,19.72 o10 *1,1,.8 + slab .3 -1.9,0 1.9,0 1.9,1.9 0,3 -1.9,1.9 b0 @0,4.7,19.72 o10 *1,1,.8
    + slab .3 -1.8,0 1.8,0 1.8,1.9 0,3 -1.8,1.9 b0 @0,9,19.72 o10 *1,1,.8
  sand: cyl 10.1 .2 s20 b0 ry9 *1,1,.8
torii gate, torii, shrine gate | 4.5 | main paint #c43a26, cap obsidian #2a2422, stone
  main: cyl .16 3.6 .14 @1.5,.25,0 mir + box 4.2 .22 .22 @0,2.85,0 + box .2 .5 .14 @0,3.1,0
    + box 4.9 .24 .3 @0,3.65,0
  cap: box 5.2 .16 .42 b.04 @0,3.89,0 + box .5 .12 .4 rz16 @2.62,3.95,0 mir
  stone: cyl .26 .3 .22 @1.5,0,0 mir
arch, triumphal arch, stone arch, archway, gateway | 5 | stone blocks #c9c2b0
  stone: box 1 3.4 1.2 @1.6,0,0 mir + slab 1.2 -2.1,3.4 -1.1,3.4 -.8,4 0,4.4 .8,4 1.1,3.4 2.1,3.4 2.1,4.9 -2.1,4.9 + box 4.6 .4 1.5 @0,4.9,0
    + box 1.3 .4 1.5 @1.6,0,0 mir + box 1.2 .2 1.4 @1.6,3.2,0 mir + box .5 .7 1.3 @0,4.3,0
outhouse, wooden toilet, portable toilet, porta potty, privy | 2.4 | wood, roof wood #6b4a30, dark rubber
  wood: box 1.2 2 1.2 + box .95 1.8 .06 @0,.06,.6 + box 1 .08 .08 @0,.4,.65 + box 1 .08 .08 @0,1.4,.65
  roof: box 1.5 .1 1.6 rx10 @0,2.1,0
  dark: rodz .12 .04 @0,1.55,.64 + box .06 .14 .05 @.38,.9,.65
  wood: ball .13 .13 .03 @.08,1.58,.66
radio tower, transmission tower, cell tower, antenna tower, power pylon, electricity pylon, eiffel tower | 30 | iron paint #c4302b,
    white snow, light light #ff3b2f, dish snow
  iron: bar .25 4,0,4 1,16,1 mir mirz + bar .2 1,16,1 .25,28,.25 mir mirz + box 6.4 .3 .3 @0,4,3.1 mirz + box .3 .3 6.4 @3.1,4,0 mir
    + box 3.8 .3 .3 @0,10,2 mirz + box .3 .3 3.8 @2,10,0 mir + box 2.2 .3 .3 @0,16,1 mirz + box .3 .3 2.2 @1,16,0 mir
    + bar .12 -3.6,0,3.6 2.4,10,2.2 mirz mir + bar .12 -2,10,2 .9,16,1 mirz mir + bar .12 3.6,0,3.6 2.2,10,-2.4 mir mirz + bar .1 -.9,16,.9 .5,22,.6 mir mirz
  white: cyl .12 6 @0,28,0 + box 3 .3 3 @0,16,0
  dish: lathe .2,0 1,.4 1,.5 .2,.15 rx80 @0,19,.8 + lathe .2,0 .8,.3 .8,.4 .2,.15 rx80 ry90 @.8,22,0
  light: ball .35 @0,34,0
${shopNames.join(', ')} | 5 | wall bricks, awning cloth #c4302b, stripe cloth #f3efe2,
    glass obsidian #5a90b0, door wood, sign wood
  wall: box 6 4 4.6 + box 6.3 .5 5 @0,4,0
  glass: box 2.4 1.6 .1 @-1.4,.7,2.3 + box .9 .9 .1 n3:1.8,0,0 @0,2.9,2.3
  door: box 1.1 2.1 .1 @1.6,0,2.32
  awning: box .6 .08 1.4 rx22 n5:1.2,0,0 @0,2.5,2.9
  stripe: box .6 .08 1.4 rx22 n5:1.2,0,0 @.6,2.5,2.9
  sign: box 3 .6 .14 @0,4.2,2.5
  white: word shop .4 .08 @0,4.5,2.6
farm gate, farm fence gate, fence gate, wooden gate, field gate, ranch gate | 1.3 | wood grain #8a6238, iron
  wood: box .18 1.3 .18 b.02 @1.2,0,0 mir + box 2.1 .11 .05 @0,.2,0 + box 2.1 .11 .05 @0,.42,0 + box 2.1 .11 .05 @0,.64,0 + box 2.1 .11 .05 @0,.86,0
    + box 2.1 .11 .05 @0,1.08,0 + box .12 .99 .08 @1.01,.2,0 mir + bar .045 -.95,.28,.04 .95,1.12,.04
  iron: box .36 .05 .03 @-1.02,.45,.06 + box .36 .05 .03 @-1.02,.95,.06 + box .24 .04 .04 @1.06,.75,.06
iron gate, gate, cemetery gate, garden gate, palace gate, metal gate | 2.4 | iron iron #2a2c30, stone blocks, gold
  stone: box .6 2.3 .6 @1.9,0,0 mir + box .75 .16 .75 @1.9,2.3,0 mir
  gold: ball .22 @1.9,2.6,0 mir + cone .04 .14 n12:.27,0,0 @0,2.2,0
  iron: cyl .025 2.1 n12:.27,0,0 @0,.1,0 + box 3.2 .06 .06 @0,.25,0 + box 3.2 .06 .06 @0,1.8,0 + box .08 2.2 .08 @.05,.1,0 mir
    + ringz .16 .02 n5:.6,0,0 @0,2,0 + ringz .3 .025 @.7,1.1,0 mir
wooden palisade, palisade, wooden wall, stockade, spiked fence | 2.6 | wood bark, rope thatch
  wood: cyl .16 2.2 .15 n11:.34,0,0 + cone .16 .4 n11:.34,0,0 @0,2.2,0
  rope: box 3.8 .1 .4 @0,1.5,0 + box 3.8 .1 .4 @0,.6,0
drawbridge, draw bridge | 5 | wood, chain iron, stone blocks, dark rubber #14120f
  stone: box 1.2 4.6 1.6 @2.4,0,-2 mir + box 6 1.2 1.6 @0,3.6,-2 + box .8 .6 1.6 n4:1.6,0,0 @0,4.8,-2
  dark: box 3.6 3.6 .1 @0,0,-2.2
  wood: box .55 .2 5 n6:.58,0,0 @0,.1,1.2 + box 3.5 .12 .3 n3:0,0,2 @0,.28,1.2
  chain: bar .06 1.6,.3,3.4 1.8,3.6,-1.2 mir
rope bridge, suspension bridge, wooden bridge, hanging bridge | 1.8 | wood, rope thatch
  wood: box 1.2 .06 .22 @0,.55,2.2 mirz + box 1.2 .06 .22 @0,.4,1.9 mirz + box 1.2 .06 .22 @0,.28,1.6 mirz + box 1.2 .06 .22 @0,.18,1.3 mirz
    + box 1.2 .06 .22 @0,.1,1 mirz + box 1.2 .06 .22 @0,.05,.7 mirz + box 1.2 .06 .22 @0,.02,.4 mirz + box 1.2 .06 .22 @0,0,.1 mirz
    + cyl .1 1.9 @.65,0,2.5 mir mirz
  rope: tube .04 .62,1.8,2.5 .62,1.1,1.2 .62,.9,0 .62,1.1,-1.2 .62,1.8,-2.5 mir + tube .035 .58,.75,2.5 .58,.2,1.2 .58,.05,0 .58,.2,-1.2 .58,.75,-2.5 mir
    + bar .015 .6,.1,0 .62,.95,0 mir + bar .015 .6,.2,1 .62,1.05,1 mir mirz + bar .015 .6,.4,1.8 .62,1.35,1.8 mir mirz
barracks, army barracks, soldier barracks, barracks building | 7 | wall plaster #d9c9a8, roof roofTiles #4a6a9a, beam wood #5a3a20, door wood, stone blocks, steel, flag cloth #c4302b
  stone: box 9 1 5 + box 2.4 6 2.4 @-3.3,0,1.6 + box .5 .6 .5 n3:.95,0,0 @-3.3,6,2.55 + box .5 .6 .5 n3:.95,0,0 @-3.3,6,.65
  wall: box 8.8 2.2 4.8 @0,1,0 + slab 8.7 -2.4,3.2 2.4,3.2 0,5.1 ry90
  roof: box 9.6 .25 3.7 rx40 @0,3.9,1.5 + box 9.6 .25 3.7 rx-40 @0,3.9,-1.5
  beam: box .22 2.2 .16 n5:1.3,0,0 @1.1,1,2.4 + box 6.4 .2 .16 @1.1,2.9,2.4
  door: slab .16 -.8,0 .8,0 .8,1.9 0,2.5 -.8,1.9 @.5,.05,2.55
  steel: slab .1 -.4,.5 .4,.5 .4,.1 0,-.5 -.4,.1 @2.6,2,2.55 + bar .06 2.1,1.4,2.62 3.1,2.6,2.62 + bar .06 3.1,1.4,2.62 2.1,2.6,2.62
  flag: slab .06 0,0 1.6,-.15 1.6,-1 0,-.9 @-3.3,8.6,1.6
  pole.beam: cyl .07 2.8 @-3.3,6,1.6
  glass.dark: box .3 .9 .1 @-3.3,3.6,2.8
tavern, inn, pub, medieval inn, medieval tavern, alehouse, saloon | 8 | plaster plaster #e8d8b4, roof roofTiles #a8482c, beam wood #4a2f1a, stone cobbles, door wood, glass light #ffd98a, sign wood, mug gold, foam snow
  stone: box 6 2.6 4.4 + box .9 7.4 .9 @2.1,0,-1.2
  plaster: box 6.6 2.3 5 @0,2.6,0 + slab 6.5 -2.5,4.9 2.5,4.9 0,7.2 ry90
  beam: box .22 2.3 .16 n6:1.26,0,0 @0,2.6,2.48 + box 6.8 .24 .2 @0,2.55,2.48 + box 6.8 .2 .2 @0,4.75,2.48 + box .16 2 .14 rz38 @2.2,2.75,2.48 mir
  roof: box 7.4 .28 4 rx42 @0,5.95,1.7 + box 7.4 .28 4 rx-42 @0,5.95,-1.7
  door: slab .16 -.65,0 .65,0 .65,1.5 .4,1.95 -.4,1.95 -.65,1.5 @-.6,0,2.24
  glass: box .9 .9 .14 @1.5,.9,2.2 + box .8 .9 .14 @.0,3.2,2.5 + box .8 .9 .14 @2.5,3.2,2.5 mir
  sign: box .12 .12 1.5 @-2.3,3,3.1 + box .1 1.1 1.1 @-2.3,1.95,3.3
  mug: cyl .28 .5 @-2.3,2.2,3.25 + ringx .16 .08 @-2.3,2.45,3.6
  foam: blob .3 .2 3 *1,.5,1 @-2.3,2.75,3.25
  barrel.sign: cyl .36 .9 @2.6,0,2.7
sawmill, lumber mill, lumbermill, building lumbermill, building lumber mill, lumber mill building, saw mill, lumber camp | 4.5 | wood, roof thatch #a8804a, blade steel, log bark, cut wood #d9b27a
  wood: box .25 3.2 .25 @2.6,0,1.8 mir mirz + box 5.8 .25 .25 @0,3.1,1.8 mirz + box 2.6 .8 1 @-.9,0,.5 + box 2.4 3 .2 @-1.4,0,-1.75 + box 2.8 .12 1.2 @-.9,.8,.5
  roof: box 6.2 .2 2.7 rx30 @0,3.75,1.1 + box 6.2 .2 2.7 rx-30 @0,3.75,-1.1
  blade: gear 18 .7 .08 @-.6,.9,.5
  log: rodx .28 2 @1.4,1.2,.5 + rodz .3 2.2 n3:.62,0,0 @2.4,.3,3.2 + rodz .3 2.2 n2:.62,0,0 @2.4,.84,3.2 + rodz .3 2.2 @2.4,1.38,3.2
  cut: rodz .25 .04 n3:.62,0,0 @2.4,.3,4.31 + rodz .25 .04 n2:.62,0,0 @2.4,.84,4.31 + rodz .25 .04 @2.4,1.38,4.31 + box 1.8 .1 .5 n4:0,.12,0 @-2,.2,2.8
bank, bank building, national bank | 9 | stone marble #e0dacb, roof stone #8d8f94, door bronze, gold, glass obsidian #5a90b0
  stone: box 9.6 .5 7 + box 9.2 .4 6.6 @0,.5,0 + box 8.2 5 5.4 @0,.9,-.4 + cyl .42 4.4 .36 n4:2.1,0,0 @0,.9,2.7 + box 1 .3 1 n4:2.1,0,0 @0,5.2,2.7 + box 8.8 1 6.4 @0,5.5,0 + box 2 .6 1 @0,0,3.8
  roof: roof 9 1.5 6.6 @0,6.5,0 + lathe 1.9,7 1.9,7.6 1.6,8.4 .8,9 0,9.2
  door: box 1.8 3 .2 @0,.9,2.32
  gold: word bank .6 .12 @0,6,3.24 + rodz .5 .14 @0,7.1,3.3
  glass: box 1 2 .1 @2.1,1.8,2.32 mir
wind turbine, windturbine, wind generator, wind power | 12 | main paint #f1f3f4, hub paint #d9dde0, trim paint #c4302b
  main: cyl .35 10.4 .2 s20 + box .6 .6 1.5 b.15 @0,10.2,-.1
  hub: ball .3 @0,10.5,.75 + cyl .9 .2 s20
  blade.main: slab .08 -.16,.2 .16,.2 .34,1.1 .22,2.4 .05,4.3 -.06,4.3 -.14,1.1 b.03 @0,10.5,.75 + slab .08 -.16,.2 .16,.2 .34,1.1 .22,2.4 .05,4.3 -.06,4.3 -.14,1.1 b.03 rz120 @0,10.5,.75
    + slab .08 -.16,.2 .16,.2 .34,1.1 .22,2.4 .05,4.3 -.06,4.3 -.14,1.1 b.03 rz-120 @0,10.5,.75
  trim: cyl .345 .3 .34 s20 @0,1,0
space habitat, habitat, base module, basemodule, moon base, mars base, lunar base, habitat module, space module | 3.4 | shell paint #e8ecee, trim paint #e08a2b, metal steel, glass obsidian #2a4a6a, lamp light #9fe0ff
  metal: bar .1 1.5,0,1.3 1.5,.9,.8 mir mirz s6 + box .4 .08 .4 @1.5,0,1.3 mir mirz
  shell: rodx 1.4 4.2 b.3 s12 @0,1.8,0
  trim: rodx 1.44 .25 s12 n2:2.6,0,0 @0,1.8,0 + box 1.2 2 .5 b.1 @0,.45,1.25
  door.metal: box .8 1.6 .1 b.05 @0,.55,1.5
  glass: rodz .36 .2 @1.35,2,1.32 mir + box .4 .3 .06 @0,1.6,1.55
  lamp: box .3 .08 .08 @0,2.3,1.52
  ladder.metal: box 1 .44 .6 @0,0,1.7 + box 1 .2 .4 @0,0,2.1
  antenna.metal: cyl .04 .9 @-1.2,3,0 + lathe .02,0 .3,.12 .42,.3 rx40 @.9,3.1,0
town hall, city hall, town center, town centre, guild hall | 11 | wall plaster #e8dcc0, stone blocks, roof roofTiles #8a3a2c, beam wood #5a3a20, door wood, glass light #ffd98a, clock snow, gold
  stone: box 9 1 6 + box 2.8 7.6 2.8 @0,0,2.2 + box 3 .2 1.2 @0,0,4
  wall: box 8.6 3.4 5.6 @0,1,0 + slab 8.5 -2.8,4.4 2.8,4.4 0,7 ry90
  roof: box 9.6 .3 4.4 rx42 @0,5.55,1.8 + box 9.6 .3 4.4 rx-42 @0,5.55,-1.8 + pyr 3.4 3 3.4 .01 @0,7.6,2.2
  beam: box .22 3.4 .16 n3:1.35,0,0 @2.9,1,2.8 + box .22 3.4 .16 n3:1.35,0,0 @-2.9,1,2.8 + box 8.7 .22 .2 @0,2.6,2.78
  door: slab .16 -.75,0 .75,0 .75,2 .45,2.5 -.45,2.5 -.75,2 @0,.2,3.62
  glass: box .7 1 .12 n2:1.35,0,0 @2.9,1.4,2.82 mir + box .7 1 .12 n2:1.35,0,0 @2.9,3,2.82 mir
  clock: rodz .8 .14 @0,6.1,3.64
  dark: bar .05 0,6.1,3.74 0,6.65,3.74 + bar .05 0,6.1,3.74 .36,5.95,3.74
  gold: ringz .82 .08 @0,6.1,3.66 + ball .22 @0,10.7,2.2
shrine, wayside shrine, small shrine, roadside shrine | 1.8 | stone blocks #a8a298, roof stone #7d776d, figure marble, candle wax, flame light #ffc24a
  stone: box 1.3 .24 1 + box 1 .5 .74 @0,.24,0 + box .18 1 .74 @.41,.7,0 mir + box 1 1 .16 @0,.7,-.3
  roof: roof 1.4 .5 1.1 @0,1.66,0 + box 1.3 .08 1 @0,1.6,0
  figure: cyl .16 .4 .1 @0,.74,0 + ball .1 @0,1.22,0
  candle: cyl .045 .2 @.46,.24,.42 mir + cyl .04 .13 @.3,.24,.44 + cyl .035 .1 @-.32,.24,.45
  flame: lathe 0,.44 .025,.49 0,.57 @.46,0,.42 mir + lathe 0,.37 .022,.42 0,.48 @.3,0,.44
wooden dock, dock, pier, jetty, wharf, boardwalk, wooden pier | 1.6 | wood, pile grain #5d3a1e, rope thatch, water liquid #4a9ac8
  water: box 3.4 .12 5.2
  pile: cyl .13 1.5 s10 n3:0,0,2 @1,0,0 mir
  wood: box 2.3 .1 .44 n10:0,0,.48 @0,.85,0 + box .14 .14 4.8 @.85,.72,0 mir
  rope: tube .035 1.08,1.35,-2 1.1,1.05,-1 1.08,1.35,0 1.1,1.05,1 1.08,1.35,2 mir + cyl .15 .08 s10 n3:0,0,2 @1,1.3,0 mir
swimming pool, pool, backyard pool, outdoor pool | 1.3 | deck plaster #e4dccb, tile paint #4fb4dc, water liquid, metal steel, board paint #f4f6f8
  tile: box 7.6 .1 5 @0,.0,0 + box 6.3 .08 .14 @0,.45,1.98 mirz + box .14 .08 4.08 @3.13,.45,0 mir
  deck: box 8 .5 .9 b.04 @0,0,2.45 mirz + box .9 .5 4.02 b.04 @3.6,0,0 mir
  water: box 6.4 .32 4.2 b.01 @0,.08,0
  metal: tube .035 2.8,.2,.35 2.8,1,.35 3,1.27,.35 3.3,1.2,.35 3.45,.9,.35 3.45,.45,.35 s8 mirz + rodz .03 .7 n2:0,.25,0 @2.8,.58,0
  board: box 1.9 .07 .5 b.02 @-2.95,.85,0 + box .7 .4 .4 b.03 @-3.6,.47,0
dam, water dam, hydroelectric dam, concrete dam | 24 | wall plaster #b9b6ae, trim plaster #8f8c86, water liquid #3f86b8, foam snow, rock stone #7a7062, road rubber #3a3b3f
  wall: side 44 -8,0 9,0 6.4,5 4,11 2,18 2,22 -2,22 -2.6,10 b.1 + box 2 23 5 b.2 @-9,0,1 mir + box 2 23 5 b.2 @-3,0,1 mir + box 3 1.6 3 b.1 @-16,22,0
    + box 3 2.4 3 b.1 @16,22,0
  trim: box 44 .9 .5 @0,21.6,2.4 + box 44 .9 .5 @0,21.6,-2.4 + box 3.6 .4 3.6 @-16,23.6,0 + box 3.6 .4 3.6 @16,24.2,0
  road: box 43 .3 4.2 @0,21.9,0
  water: box 43 17 14 b.1 @0,1,-9 + box 46 1 14 b.1 @0,0,13 + side 4 2.3,17 3.6,17.4 5.4,11 7.6,5.2 10,.4 8,.4 b.1 n3:6,0,0
  foam: blob 1.3 .2 2 5 n3:2.6,0,0 *1,.6,1 @-6,1.1,10.4 + blob 1.3 .2 2 5 n3:2.6,0,0 *1,.6,1 @6,1.1,10.4 + blob 1.3 .2 2 5 n3:2.6,0,0 *1,.6,1 @0,1.1,10.7
  rock: blob 10 .22 3 6 *1,1.2,1.3 @25,8.5,0 mir + blob 6 .22 3 5 @24,3,12 mir
elevator, lift, elevator door, elevator doors | 2.7 | wall plaster #d8d2c4, cabin wood #9a6a3c, door steel, trim gold, button light #ffb84a, dark rubber
  wall: box .62 2.7 .25 b.01 @.97,0,.6 mir + box 1.34 .44 .25 b.01 @0,2.26,.6
  cabin: box 1.5 2.4 .08 b.01 @0,.1,-.9 + box .08 2.4 1.3 b.01 @.71,.1,-.22 mir + box 1.5 .1 1.4 b.01 @0,2.5,-.22 + box 1.5 .1 1.5 b.01 @0,0,-.17
  door: box .3 2.14 .06 b.01 @.5,.1,.6 mir + rodx .03 1.36 s8 @0,1,-.8 + box .34 .4 .04 b.008 @0,2.32,.72 *1,.5,1 @0,1.17,0 + box .15 .34 .04 b.008 @.97,1.05,.72
  trim: box .07 2.2 .3 b.01 @.67,.06,.6 mir + box 1.4 .08 .3 b.01 @0,2.2,.6 + box 1.4 .05 .32 b.01 @0,.06,.6
  button: slab .04 -.07,0 .07,0 0,.1 b.004 @0,2.38,.73 + rodz .036 .06 s10 b.004 n2:0,.14,0 @.97,1.22,.73 + box .7 .03 .5 b.005 @0,2.475,-.2
escalator, moving stairs, moving staircase | 3.6 | body steel #aab0b8, step iron #3c4046, edge paint #e8b82a, glass glass #a8d0dc, rail rubber
  body: side 1.4 3.4,0 3.4,.22 2,.22 -2,2.52 -3.4,2.52 -3.4,2.1 -1.9,2.1 1.75,0 b.02 + box 1.2 2.2 .5 b.03 @0,0,-3 + side .14 3.4,.1 3.4,.42 2.05,.42 -1.95,2.72 -3.4,2.72 -3.4,2.4 -1.9,2.4 1.9,.1 b.02 @.58,0,0 mir
  step: box 1.04 .22 .42 b0 n11:0,.23,-.4 @0,1.25,0 + box 1 .03 1 b0 @0,.215,2.8 + box 1 .03 1 b0 @0,2.515,-2.8
  edge: box 1.05 .04 .05 b0 n11:0,.23,-.4 @0,1.44,.2 + box .05 .045 .42 b0 n11:0,.23,-.4 @.44,1.436,0 mir
  glass: side .04 3.2,.4 2.05,.4 -1.95,2.7 -3.2,2.7 -3.3,3.1 -3.2,3.5 -1.95,3.5 2.05,1.2 3.2,1.2 3.3,.8 b.005 @.58,0,0 mir
  rail: bar .055 .58,.42,3.25 .58,.6,3.38 .58,.85,3.42 .58,1.1,3.36 .58,1.22,3.2 .58,1.22,2.1 .58,3.52,-1.9 .58,3.52,-3.2 .58,3.4,-3.36 .58,3.12,-3.42 .58,2.85,-3.38 .58,2.7,-3.25 s7 mir
observatory, astronomical observatory, star observatory, telescope dome | 11 | wall plaster #e4e0d6, dome paint #dfe4ea, slit rubber #20242c, telescope steel, base blocks, door wood
  base: cyl 4.6 .6 s24 + box 1.8 .2 1.2 b.03 @0,0,4.9 + box 1.8 .4 .8 b.03 @0,0,4.7
  wall: cyl 4 4.2 s24 b.05 @0,.5,0 + lathe 4,0 4.3,.1 4.3,.5 4,.6 s24 @0,4.4,0
  dome: lathe 4,4.8 4.05,5.4 3.75,6.9 3.1,8.2 2.2,9.1 1.1,9.65 0,9.8 s24 c80 + box .2 4.2 .3 b.03 rx-34 @.75,5.5,3.9 mir
  slit: side 1.3 1,9.75 2.2,9.3 3.2,8.5 4.0,7 4.15,5.5 3.6,5.5 3,7.4 1.5,8.8 b0
  telescope: rodz .4 3.4 s14 rx-42 @0,7.8,3.4 + rodz .48 .4 s14 rx-42 @0,8.94,4.66 + lathe .35,0 .36,.05 0,.05 s14 rx48 @0,9.07,4.8
  door: slab .2 -.6,0 .6,0 .6,1.6 .4,2.1 -.4,2.1 -.6,1.6 @0,.6,3.98
  slit: box .7 1 .2 b0 @0,2.2,3.93 ry55 + box .7 1 .2 b0 @0,2.2,3.93 ry-55
clock tower, clocktower, big ben | 16 | wall blocks #cbb996, trim plaster #e6dcc4, roof roofTiles #3f4a58, face snow, hand rubber, gold, door wood, bell bronze
  wall: box 3.6 1 3.6 b.06 + box 3 9 3 b.05 @0,.6,0 + box 3.4 3.2 3.4 b.05 @0,8.8,0
  trim: box 3.5 .3 3.5 b.04 @0,8.6,0 + box 3.8 .4 3.8 b.05 @0,11.8,0 + box .4 9 .4 b.04 @1.4,.6,1.4 mir mirz + box 3.15 .2 3.15 b.03 @0,4.4,0 + box .3 1.6 .3 b.02 @1.2,12.1,1.2 mir mirz + box 3 .25 3 b.03 @0,13.6,0
  bell: lathe .5,12.5 .4,12.7 .32,13.1 .2,13.4 0,13.5 s14 + box 2.4 .3 .2 b0 @0,13.4,0
  roof: pyr 3.6 3.1 3.6 .02 @0,13.8,0 + box .5 .5 .5 b.04 @1.5,12.2,1.5 mir mirz
  gold: ball .18 s10 @0,16.9,0 + cyl .05 .7 s6 @0,16.9,0 + ringz 1.2 .09 6 s28 @0,10.4,1.72 + ringx 1.2 .09 6 s28 @1.72,10.4,0
  face: rodz 1.18 .1 s28 @0,10.4,1.71 + rodx 1.18 .1 s28 @1.71,10.4,0
  hand: box .12 .85 .05 b0 @0,10.4,1.79 + box .6 .13 .05 b0 @.26,10.34,1.79 + box .05 .85 .12 b0 @1.79,10.4,0 + box .05 .13 .6 b0 @1.79,10.34,-.26
    + box .08 .2 .04 b0 @0,.9,0 rz30 @0,10.4,1.765 + box .08 .2 .04 b0 @0,.9,0 rz90 @0,10.4,1.765 + box .08 .2 .04 b0 @0,.9,0 rz150 @0,10.4,1.765 + box .08 .2 .04 b0 @0,.9,0 rz180 @0,10.4,1.765
    + box .08 .2 .04 b0 @0,.9,0 rz270 @0,10.4,1.765 + box .08 .2 .04 b0 @0,.9,0 @0,10.4,1.765 + slab .06 -.25,0 .25,0 .25,1 0,1.4 -.25,1 b0 @0,5.4,1.5 + slab .06 -.25,0 .25,0 .25,1 0,1.4 -.25,1 b0 ry90 @1.5,5.4,0
  door: slab .14 -.6,0 .6,0 .6,1.5 0,2.2 -.6,1.5 @0,.6,1.52
spiral staircase, spiral stairs, winding staircase, spiral stair | 3.2 | step wood #9a6a3c, metal iron #2c2f35, rail iron #2c2f35
  metal: cyl .08 3.1 s12 + cyl .3 .06 s16 + ball .11 s10 @0,3.12,0
  step: 14*plan .06 0,-.1 0,.1 1,.26 1,-.26 b.008 @0,.16+.18i,0 ry26i
  rail: 14*bar .014 .96,.2+.18i,0 .96,1.12+.18i,0 s5 ry26i + 13*bar .03 .97,1.12+.18i,0 .874,1.3+.18i,-.424 s7 ry26i
yurt, ger, mongolian yurt | 3.2 | felt cloth #ece4d2, roof cloth #dfd4bc, band cloth #a8322a, door wood #c8642a, rope thatch, ring wood
  felt: cyl 2.6 1.5 s22 b0
  roof: lathe 2.75,1.42 2.72,1.5 1.6,2.3 .6,2.85 .5,2.9 s24
  band: lathe 2.6,1.12 2.64,1.12 2.64,1.34 2.6,1.34 2.6,1.12 s24 + slab .12 -.09,-.09 .09,-.09 .09,.09 -.09,.09 b0 rz45 @0,.7,2.57 ry35 o5:38 + lathe 2.6,.08 2.63,.08 2.63,.22 2.6,.22 2.6,.08 s22
  ring: ring .5 .07 6 s16 @0,2.9,0 + bar .04 -.5,2.9,0 0,3.15,0 .5,2.9,0 s5 + bar .04 0,2.9,-.5 0,3.15,0 0,2.9,.5 s5 + cyl .08 .7 s8 @-.3,2.6,-.25 + cyl .1 .06 s8 @-.3,3.28,-.25
  rope: bar .022 2.66,1.47,0 1.6,2.33,0 .55,2.9,0 s4 o8 + lathe 2.6,.66 2.62,.66 2.62,.7 2.6,.7 2.6,.66 s24
  door: box 1 1.4 .2 b.02 @0,0,2.56 + box 1.2 .12 .3 b.02 @0,1.38,2.56 + box .1 1.4 .28 b.02 @.55,0,2.56 mir
  yellow: slab .03 0,.3 .16,.6 0,.9 -.16,.6 b0 @.24,.1,2.66 mir
stained glass window, stained glass, church window, cathedral window, gothic window | 2.4 | frame blocks #a8a294, lead iron #2a2c30, red light #d8322a, blue light #2f6fd8, yellow light #f2b81c, green light #2fa85a, purple light #8a45c0
  frame: slab .2 .49,.1 .62,.1 .62,1.5 .47,1.95 -.01,2.42 -.01,2.24 .37,1.84 .49,1.44 b0 mir + box 1.4 .14 .32 b.02
  blue: slab .05 -.5,.1 .5,.1 .5,1.45 .38,1.85 0,2.25 -.38,1.85 -.5,1.45 b0
  red: slab .07 0,.72 .24,1.14 0,1.56 -.24,1.14 b0 + slab .07 -.5,.1 -.25,.1 -.5,.5 b0 mir + rodz .14 .07 s12 b0 @0,1.84,0
  yellow: slab .065 0,.58 .34,1.14 0,1.72 -.34,1.14 b0 + rodz .08 .085 s10 b0 @0,1.84,0 + rodz .09 .085 s10 b0 @0,1.14,0
  green: slab .062 0,.12 .22,.48 0,.58 -.22,.48 b0 + slab .062 .5,1.1 .5,1.42 .3,1.42 b0 mir
  purple: slab .062 .5,.55 .5,1 .36,.82 b0 mir + slab .062 -.22,.12 .22,.12 0,.4 b0
  lead: bar .016 0,.58,.035 .34,1.14,.035 0,1.72,.035 -.34,1.14,.035 0,.58,.035 s4 + bar .014 0,.1,.035 0,.72,.035 s4 + bar .014 0,1.56,.035 0,1.7,.035 s4 + bar .014 .24,1.14,.035 .5,1.14,.035 s4 mir + ringz .14 .014 4 s14 @0,1.84,.035
    + bar .014 .1,1.94,.035 .26,2.04,.035 s4 mir + bar .014 .16,1.4,.035 .5,1.45,.035 s4 mir + bar .014 .17,.86,.035 .5,.5,.035 s4 mir + bar .014 .0,.4,.035 .5,.3,.035 s4 mir + bar .014 0,1.28,.04 0,1.0,.04 s4
supermarket, grocery store, super market, convenience store, mini market, mall, shopping mall, department store | 5.6 | wall plaster #e8e2d4, sign paint #c8242a, trim paint #f4f2ea, glass glass #7fb4cc, door glass #5f98b4, metal iron #4a4f56, base stone #a8a49a, green paint #2f9a4a
  base: box 14 .15 8.6 b.03
  wall: box 13 3.8 7 b.05 @0,.1,-.4 + box 4.6 5 1.2 b.05 @0,.1,2.9 + box .5 2.6 .5 b.03 @6.2,.1,3.1 mir
  sign: box 13.2 .9 .5 b.03 @0,3.2,3.1 + box 4.9 1.3 1.5 b.04 @0,3.9,2.95
  trim: box 13.3 .14 .56 b.02 @0,3.1,3.1 + word market .75 .1 @0,4.55,3.72 + box 13.1 .3 7.1 b.03 @0,3.75,-.4 + box 1 .16 .6 b0 @5,3.6,3.15
  glass: box 3.6 2.1 .2 b0 @4.3,.75,3.02 mir + box 3.4 2.5 .2 b0 @0,.15,3.44
  metal: box .1 2.15 .26 b0 n4:1.2,0,0 @4.3,.72,3.03 mir + box 3.7 .1 .26 b0 @4.3,.7,3.03 mir + box .1 2.5 .28 b0 n3:1.7,0,0 @0,.15,3.44 + box 3.5 .12 .3 b0 @0,2.6,3.44 + box 1.6 .8 1.4 b.05 @3.5,4,-1.2 + box 1.2 .7 1.2 b.05 @-3.8,4,-1.8
  green: box 3 .1 1.1 b.02 rx14 @4.3,2.85,3.6 mir
houseboat, house boat, floating house | 4.2 | hull paint #2f5a7a, deck wood, wall paint #f0e6d0, roof roofTiles #a8452f, glass obsidian #3a5468, trim snow, door paint #c8442a, plant leaves
  hull: plan 1 -1.7,-4.6 1.7,-4.6 1.9,-4 1.9,3 1.3,4.4 0,5.1 -1.3,4.4 -1.9,3 -1.9,-4 b.1
  deck: plan .1 -1.75,-4.5 1.75,-4.5 1.8,-4 1.8,3 1.2,4.3 0,4.9 -1.2,4.3 -1.8,3 -1.8,-4 b0 @0,.96,0
  wall: box 2.7 1.9 5.4 b.03 @0,1,-.8 + slab 5.3 -1.3,2.88 1.3,2.88 0,3.7 b0 @0,0,-.8
  roof: box 1.85 .12 5.9 rz-31 @.8,3.18,-.8 mir
  glass: box 2.76 .75 .9 b0 n3:0,0,1.6 @0,1.75,-.9 + box .6 .7 .1 b0 @.75,1.75,1.9 + rodz .28 .1 s14 b0 @0,3.15,1.86
  trim: box 2.78 .08 1.04 b0 n3:0,0,1.6 @0,1.68,-.9 + box 2.78 .08 1.04 b0 n3:0,0,1.6 @0,2.5,-.9 + box .72 .08 .12 b0 @.75,1.68,1.91 + plan .14 -1.76,-4.66 1.76,-4.66 1.96,-4.05 1.96,3.03 1.34,4.46 0,5.17 -1.34,4.46 -1.96,3.03 -1.96,-4.05 b0 @0,.8,0
    + box .07 .8 .07 b0 @1.7,1,2.9 mir + box .07 .8 .07 b0 @1.2,1,4.1 mir + box .07 .8 .07 b0 @0,1,4.7 + bar .04 -1.7,1.8,2 -1.7,1.8,2.9 -1.2,1.8,4.1 0,1.8,4.7 1.2,1.8,4.1 1.7,1.8,2.9 1.7,1.8,2 s5 + box .07 .8 .07 b0 @1.7,1,2 mir + box .07 .8 .07 b0 @1.7,1,-4.3 mir + box 3.4 .07 .07 b0 @0,1.78,-4.3
  door: box .8 1.6 .1 b0 @-.55,1.02,1.9
  dark: cyl .1 1 s8 @-.7,3.2,-2 + cyl .15 .08 s8 @-.7,4.2,-2 + ball .04 s6 @-.3,1.8,1.97
  plant: blob .3 .2 2 4 @.95,1.35,2.2 + blob .26 .2 2 4 @-1.25,1.3,2.15
  roof: box .4 .35 .4 b0 @.95,1.03,2.2 + box .34 .3 .34 b0 @-1.25,1.03,2.15
bell tower, church tower, campanile, belfry | 16 | stone blocks, roof roofTiles #a8452f, door wood #5a3a20, gold, trim stone #d8d2c4, window rubber #22252b
  stone: box 4 10 4 + box .8 3 .8 @1.6,10.4,1.6 mir mirz + box 4 .4 4 @0,13.4,0
  trim: box 4.4 .4 4.4 @0,10,0 + box 4.4 .3 4.4 @0,13.8,0 + box 4.2 .25 4.2 @0,5,0
  roof: cone 3.2 3.6 s4 ry45 @0,14.1,0
  door: box 1.4 2.6 .12 @0,0,2
  window: box .5 1.4 .1 @0,6.6,2 + box .1 1.4 .5 @2,6.6,0 mir
  gold: lathe .78,11.2 .6,11.5 .5,12 .36,12.4 0,12.5 s20 + ball .14 @0,11.2,0 + bar .06 0,12.4,0 0,13.4,0 + bar .05 0,17.6,0 0,18.6,0 + bar .05 -.3,18.2,0 .3,18.2,0
structure, wooden structure, open shelter, wooden shelter, thatched shelter, structure with a thatched roof, structure with a roof, wooden structure with a thatched roof, shelter | 3.2 | post bark #7a5434, beam wood #6a4426, thatch thatch #d8b45c, floor wood
  post: cyl .12 2.2 s12 @1.5,0,1.1 mir mirz
  beam: rodx .09 3.5 @0,2.2,1.1 mirz + rodz .09 2.7 @1.5,2.3,0 mir + bar .06 1.5,1.6,1.1 1,2.2,1.1 mir mirz + bar .06 1.5,2.3,1.1 1.5,3.05,0 1.5,2.3,-1.1 mir
  thatch: box 3.9 .18 1.95 rx38 @0,2.55,.78 + box 3.9 .18 1.95 rx-38 @0,2.55,-.78 + rodx .12 3.9 s10 @0,3.2,0 + box .3 .2 .1 b.03 n12:.32,0,0 @0,1.98,1.52 mirz
  floor: box 3.3 .1 2.5
cinema, movie theater, movie theatre, casino, nightclub | 9 | wall plaster #b5434a, trim plaster #e8d8b4, glass obsidian #4a7090, sign paint #2a2a35, light light #ffe08a, door wood
  wall: box 9 7.4 6 + box 3 8.6 6.1
  trim: box 9.4 .4 6.4 @0,7.3,0 + box 3.4 .4 6.6 @0,8.6,0 + box .4 7.3 .3 @4.3,0,3 mir + box 9.2 .5 6.4
  sign: box 7 1.3 1.8 b.05 @0,3,3.7 + box 1.3 3.6 .5 @0,4.9,3.2
  light: ball .14 s10 n14:.5,0,0 @0,3.05,4.62 + ball .14 s10 n14:.5,0,0 @0,4.25,4.62 + word movie .7 .1 @0,3.65,4.62
  white: word n .8 .1 @0,5.2,3.5 + word i .8 .1 @0,6.15,3.5 + word c .8 .1 @0,7.1,3.5
  glass: box 1.6 2.2 .1 @3,4.4,3 mir + box 1.2 1.9 .1 @3.2,.6,3 mir
  door: box .9 2.4 .14 n4:1.1,0,0 @0,.4,3.02
train station, railway station, metro station, subway station, bus station, station building, train depot | 7 | wall bricks, roof roofTiles #5a6a78, trim stone, glass glass #9fd0e8, door wood, face snow, platform stone
  platform: box 13 .5 7
  wall: box 11 3.4 4 @0,.5,-.6 + box 3.6 5 4.4 @0,.5,-.6
  roof: box 11.6 .3 3 rx28 @0,4.1,.7 + box 11.6 .3 3 rx-28 @0,4.1,-1.9 + pyr 4.2 1.5 5 .2 @0,5.5,-.6
  trim: box 12.6 .2 2.2 @0,3.2,2.4 + cyl .12 2.7 s12 n5:2.8,0,0 @0,.5,3.2
  glass: box 1.2 1.6 .1 n3:1.6,0,0 @3.6,1.2,1.42 mir
  door: slab .2 -.9,0 .9,0 .9,1.8 0,2.5 -.9,1.8 @0,.5,1.6
  face: rodz .62 .12 s28 @0,4.7,1.64
  dark: box .06 .44 .04 @0,4.68,1.71 + box .3 .06 .04 @.14,4.68,1.71 + ringz .64 .06 @0,4.7,1.68
  white: word station .36 .06 @0,3.6,1.66
airport, airport terminal, control tower, air traffic control tower, airport tower, radar tower | 14 | wall plaster #dfe3e8, glass glass #6fb0d8, roof steel, dark rubber, light light #ff4a3a
  wall: lathe 1.6,0 1.2,2 1.1,8.4 1.9,9.4 1.9,9.8 0,9.8 s20 + box 12 3 5 @4,0,-1 + cyl .9 .8 s18 @0,12.1,0
  glass: lathe 1.8,9.8 2.3,11.6 0,11.6 s16 + box 11.4 1.5 .1 @4.1,.9,1.5
  roof: lathe 0,11.6 2.6,11.6 2.6,12 1,12.3 0,12.3 s16 + box 12.6 .3 5.8 @4,3,-1 + cyl .06 1.2 s8 @0,12.8,0 + lathe 0,0 .5,.1 .7,.3 .66,.3 .45,.14 0,.06 s18 rx60 @.5,12.9,.2
  dark: box .07 1.5 .12 n12:1,0,0 @4.1,.9,1.52 + bar .05 1.8,9.8,0 2.3,11.6,0 s6 o8
  light: ball .12 @0,14,0
townhouse, town house, terraced house, row house, rowhouse, row houses, terraced houses, suburban house row | 9 | bricks, second plaster #d9a860, third plaster #7a9ab5, roof roofTiles, trim plaster #f1ece2, glass obsidian #5a90b0, door wood
  bricks: box 3.4 6 5 @-3.5,0,0
  second: box 3.4 6.4 5.02
  third: box 3.4 6 5 @3.5,0,0
  roof: slab 5.3 -1.8,0 1.8,0 0,2.2 @-3.5,6,0 + slab 5.3 -1.8,0 1.8,0 0,2.4 @0,6.4,0 + slab 5.3 -1.8,0 1.8,0 0,2.2 @3.5,6,0
  trim: box 1 1.3 .12 n3:3.5,0,0 @.7,3.6,2.5 + box 1 1.3 .12 n3:3.5,0,0 @-.7,3.6,2.5 + box 1.2 1.4 .12 n3:3.5,0,0 @.6,1,2.5 + box 1.3 .2 .8 n3:3.5,0,0 @-.8,0,2.7 + box 1.2 .12 .7 n3:3.5,0,0 @-.8,2.5,2.8 + box .7 1.6 .7 n3:3.5,0,0 @1,6.8,-1
  glass: box .8 1.1 .16 n3:3.5,0,0 @.7,3.7,2.5 + box .8 1.1 .16 n3:3.5,0,0 @-.7,3.7,2.5 + box 1 1.2 .16 n3:3.5,0,0 @.6,1.1,2.5
  door: box .9 2.1 .16 n3:3.5,0,0 @-.8,.2,2.5
castle ruins, tower ruins, castle ruin | 6 | stone blocks, moss leaves #5f8a3f, rubble stone
  stone: pot .5 1.9,0 1.8,3.4 s16 @-2.2,0,-1 + box 3.6 2.2 .7 @1,0,-1.4 + box .7 1.5 3 @2.9,0,.2 + slab .7 -1,0 1,0 .8,1.2 .3,2.1 -.2,1.4 -.6,2.5 -1,2 @-2.3,3.3,-2.5 + box .7 1.3 .7 @-.3,2.2,-1.4 + slab .7 -.6,0 .6,0 .4,.9 -.3,1.4 -.6,.8 ry90 @-3.7,3.3,-1 + box .9 1 .7 @2.4,2.1,-1.4
  moss: blob .4 .3 4 *1.4,.4,1 @.6,2.2,-1.2 + blob .5 .3 4 *1.3,.4,1 @-1.2,.1,1 + blob .4 .3 4 *1,.4,1 @-2.3,3.4,.6
  rubble: blob .5 .3 3 @1.2,.42,.4 + blob .35 .3 3 @.4,.2,1.2 + blob .4 .3 3 @1.9,.34,1.3 + box .7 .5 .6 b.05 ry30 rz14 @-.4,.1,.3 + box .6 .4 .5 b.05 ry-20 rz-10 @.4,.1,-.4
launch pad, rocket launch pad, launch site, launch tower, rocket pad, rocket base | 12 | pad plaster #a8a8a4, tower paint #c4402a, metal steel, stripe paint #e8c22e, light light #ff4a3a
  pad: cyl 5 .6 s32 + cyl 2.4 .3 s28 @0,.6,0
  tower: bar .14 -3.2,.6,-.6 -3.2,11,-.6 s6 mirz + bar .14 -2.0,.6,-.6 -2.0,11,-.6 s6 mirz + box 1.4 .16 1.4 n5:0,2.1,0 @-2.6,6.4,0 + bar .08 -3.2,.6,.6 -2,2.7,.6 s5 n5:0,2.1,0 @0,4.2,0 + bar .08 -2,.6,-.6 -3.2,2.7,-.6 s5 n5:0,2.1,0 @0,4.2,0 + box 2.4 .3 .5 @-.9,8,0 + box 1.9 .3 .5 @-1.1,5,0
  metal: bar .1 -2.6,10.6,0 -2.6,12,0 s6 + cyl .3 .9 s14 @3.4,.6,1.6 + cyl .3 .9 s14 @3.4,.6,-1.6 + pill .5 1.6 @3.8,.6,0
  stripe: lathe 2.42,.62 2.8,.62 2.8,.64 2.42,.64 2.42,.62 s32 + box .3 .03 1.4 b0 @0,.6,3.9 o8
  light: ball .14 @-2.6,12,0
research laboratory, laboratory building, research lab, robotics lab, lab building, research facility, tech office | 8 | wall plaster #e8ecf0, glass glass #6fb0d8, trim paint #2f7fc0, dome paint #d4dbe2, dish snow, dark rubber
  wall: box 12 4.4 7 b.08 + cyl 3 5 s24 @-3.4,0,1.6
  dome: lathe 3.1,5 2.9,6.2 2.2,7.2 1.2,7.8 0,8 s24 @-3.4,0,1.6
  glass: box 6 1.1 .14 b0 n2:0,1.8,0 @2.6,1.7,3.5 + box .14 1.1 5.6 b0 n2:0,1.8,0 @6,1.7,0 + box 1.6 2.4 .14 b0 @-3.4,.1,4.6
  trim: box 12.3 .3 7.3 b.04 @0,4.3,0 + lathe 3,4.8 3.16,4.8 3.16,5.1 3,5.1 3,4.8 s24 @-3.4,0,1.6
  dish: lathe 0,0 .7,.15 1.3,.6 1.24,.62 .66,.24 0,.1 s20 rx50 @3.4,5.8,-.6
  dark: cyl .14 1.4 s8 @3.4,4.5,-.6 + bar .04 3.4,5.8,-.6 3.4,6.5,.3 s6 + box 1.4 .7 1.4 b.04 @.6,4.5,-1.6
apartment building, apartment block, apartment complex, apartment, apartments, condo | 16 | wall plaster #d8b898, slab stone #e4ded2, rail iron #3a4048, glass obsidian #4a7090, door wood, plant leaves
  wall: box 12 14.6 7 b.05 + box 2.6 1.6 2.6 b.04 @0,14.6,-1
  slab: box 4.4 .24 1.7 b.02 n4:0,3,0 @3.4,7.5,4.2 mir + box 12.4 .5 7.4 b.04 @0,14.4,0 + box 3 .2 1.6 b.02 @0,2.8,4.2
  rail: box 4.4 .08 .08 b0 n4:0,3,0 @3.4,8.6,5 mir + box .06 1 .06 b0 n4:0,3,0 @5.5,7.6,5 mir + box .06 1 .06 b0 n4:0,3,0 @1.3,7.6,5 mir + box .06 1 .06 b0 n4:0,3,0 @3.4,7.6,5 mir + box .06 1 .06 b0 n4:0,3,0 @2.3,7.6,5 mir + box .06 1 .06 b0 n4:0,3,0 @4.5,7.6,5 mir
  glass: box 2.8 2.1 .12 b0 n4:0,3,0 @3.4,7.6,3.5 mir + box 1 1.4 .12 b0 n4:0,3,0 @0,8,3.5 + box .12 1.5 1.4 b0 n4:0,3,0 @6,7.9,0 mir + box 2.4 1.5 .12 b0 @3.4,.9,3.5 mir
  door: box 1.8 2.4 .14 b0 @0,.05,3.52
  plant: blob .4 .2 3 n4:0,3,0 @4.8,7.9,4.6 + blob .4 .2 3 n4:0,3,0 @-2,7.9,4.6
university, university building, college, academy building | 13 | wall bricks, trim marble, dome paint #5f9a88, glass obsidian #4a7090, door wood, gold
  wall: box 18 6 6 b.05 + cyl 2.4 2.4 s24 @0,6.6,0
  trim: box 18.4 .5 6.4 b.04 @0,6,0 + cyl .3 4.6 .26 s12 n6:1.2,0,0 @0,.8,4.6 + box 7 .6 2.6 b.03 @0,5.4,4 + slab 2.6 -3.7,0 3.7,0 0,1.7 b.03 @0,6,4 + box 7.4 .4 3 b.03 @0,.4,4.2 + box 8 .4 4 b.03 @0,0,4.4 + cyl 2.6 .3 s24 @0,8.9,0
  dome: lathe 2.5,9.2 2.3,10.4 1.6,11.4 .7,11.9 0,12 s24
  glass: box 1 1.5 .12 b0 n4:1.6,0,0 @6.3,.9,3 mir + box 1 1.5 .12 b0 n4:1.6,0,0 @6.3,3.6,3 mir
  door: box 1.6 3 .14 b0 @0,.8,3.04
  gold: cyl .06 1 s8 @0,12,0 + ball .2 @0,13,0
coal power plant, power plant, power station, thermal power plant | 20 | wall iron #9aa4ae, chimney plaster #d8d4cc, stripe paint #c4302b, coal obsidian #26282c, metal steel, dark rubber
  wall: box 10 8 7 b.05 @2,0,-1 + box 6 5 6 b.05 @7,0,-1
  chimney: cyl .95 18 .7 s18 n2:3.4,0,0 @-5.7,0,-2
  stripe: cyl .86 1.2 .83 s18 n2:3.4,0,0 @-5.7,13,-2 + cyl .81 1.2 .78 s18 n2:3.4,0,0 @-5.7,16,-2
  metal: bar .4 -5.7,.4,3 -3,7,0 s4 + box .5 .3 4 b.02 @7,5.2,-1 + cyl .12 5 s8 n3:1.4,0,0 @8,0,3.4 + rodx .1 4 s8 @8,4.8,3.4 + box 1 1.4 1 b.04 n3:1.4,0,0 @8,0,4.2
  coal: blob 2 .3 4 *1,.6,1 @-6,1,3.6
  dark: box 9 .8 .1 b0 n3:0,2,0 @2,4,2.5 + box 2 2.6 .12 b0 @3,0,2.52
arcology, sky garden, skyscraper garden, vertical garden, green skyscraper | 36 | wall plaster #e8ece8, glass glass #6fb8c8, plant leaves #4f9a3f
  wall: 6*box 22-3.4i .7 22-3.4i b.05 @0,5.6i+4.8,0 + box 22.6 .5 22.6 b.04
  glass: 6*box 20-3.4i 4.9 20-3.4i b.04 @0,5.6i,0
  plant: 6*blob 1.1 .25 3 @9.6-1.7i,5.6i+5.7,9.6-1.7i mir mirz + 6*blob .9 .25 3 @0,5.6i+5.7,9.9-1.7i mirz + 6*blob .9 .25 3 @9.9-1.7i,5.6i+5.7,0 mir
motel, roadside motel, motor inn | 6 | wall plaster #e8d0a8, roof roofTiles #a8452f, door paint #2f8a9a, glass obsidian #4a7090, rail iron #e8e4dc, sign paint #c4302b, light light #ffe08a
  wall: box 14 5 4 b.04 @0,0,-1 + box 14 .2 5.6 b.03 @0,2.5,-.2
  roof: box 14.6 .3 6.2 b.03 @0,5,-.2
  door: box .9 2 .1 b0 n5:2.7,0,0 @-.6,.05,1.02 + box .9 2 .1 b0 n5:2.7,0,0 @-.6,2.7,1.02
  glass: box 1 1 .1 b0 n5:2.7,0,0 @.6,.9,1.02 + box 1 1 .1 b0 n5:2.7,0,0 @.6,3.5,1.02
  rail: cyl .09 5 s8 n6:2.7,0,0 @0,0,2.5 + box 13.8 .08 .08 b0 @0,3.6,2.5 + box 13.8 .08 .08 b0 @0,3.1,2.5
  sign: box .3 6.4 .3 b.02 @8.6,0,2 + box 2.6 1.5 .3 b.04 @8.6,5.6,2 + slab .3 -.4,0 .4,0 0,-1 b0 @8.6,5.4,2
  light: ball .12 s8 n6:.44,0,0 @8.6,7.2,2.1
parking garage, multi storey car park, parking structure, car park building | 11 | deck stone #b8b4ac, post stone #8f8b84, car paint #c4302b, second paint #2f6fb8, sign paint #1f5fc4, glass obsidian #3a5468, dark rubber
  deck: box 14 .4 10 b.03 n4:0,3,0 @0,4.5,0 + box 14 .9 .2 b.02 n3:0,3,0 @0,6,4.9 mirz + box .2 .9 9.8 b.02 n3:0,3,0 @6.9,6,0 mir
  post: box .5 9.2 .5 b.02 n5:3.3,0,0 @0,0,4.5 mirz + box 2.4 11 2.4 b.04 @-6,0,-4
  car: box 1.7 .8 3.4 b.1 n2:6.6,0,0 @1,9.5,1 + box 1.7 .8 3.4 b.1 n2:6.6,0,0 @1,.5,2.4
  second: box 1.7 .8 3.4 b.1 @.6,9.5,1 + box 1.7 .8 3.4 b.1 @.6,3.5,2.4
  glass: box 1.4 .6 1.7 b.08 n2:6.6,0,0 @1,10.2,1 + box 1.4 .6 1.7 b.08 @.6,10.2,1
  sign: box 2 2 .3 b.04 @5,6.9,5.1
  white: word p 1.5 .1 @5,7.15,5.28
wind farm, windfarm, wind park, wind turbine farm | 13.8 | main paint #f1f3f4, grass plant #7fb04a, hub paint #d9dde0, house plaster #c8b898, roof paint #a8452f
  grass: box 18 .4 9 b.1
  main: cyl .34 10 .18 s14 n3:6,0,1.6 @0,.4,-.6 + box .55 .55 1.3 b.1 n3:6,0,1.6 @0,10.12,-.6 + cyl .7 .3 s14 n3:6,0,1.6 @0,.4,-.6
  blade.main: slab .1 -.16,.2 .16,.2 .3,1 .18,2 .05,3.4 -.06,3.4 -.13,1 b.02 @0,10.4,.2 n3:6,0,1.6 + slab .1 -.16,.2 .16,.2 .3,1 .18,2 .05,3.4 -.06,3.4 -.13,1 b.02 rz120 @0,10.4,.2 n3:6,0,1.6
    + slab .1 -.16,.2 .16,.2 .3,1 .18,2 .05,3.4 -.06,3.4 -.13,1 b.02 rz-120 @0,10.4,.2 n3:6,0,1.6
  hub: ball .3 s12 n3:6,0,1.6 @0,10.4,.15
  house: box 1.8 1.3 1.4 b.02 @-3.4,.4,2.4
  roof: box 2 .2 1.6 b.02 @-3.4,1.7,2.4
  dark: box .6 .9 .06 b0 @-3.4,.4,3.12
solar farm, solar plant, solar power plant, solar park, solar field, solar array, photovoltaic plant, solar power station | 2.6 | panel crystal #24488a, ground plant #8fae5a, frame steel, post iron, house plaster #e4e0d6, sign paint #f0c020
  ground: box 15 .3 10 b.06
  panel: box 3.5 .1 1.8 b0 rx35 n3:3.8,0,0 n3:0,0,2.9 @-1.4,1.3,.3
  frame: box .05 .12 1.84 b0 rx35 n3:.9,0,0 n3:3.8,0,0 n3:0,0,2.9 @-1.4,1.3,.3 + box 3.54 .12 .05 b0 rx35 n3:3.8,0,0 n3:0,0,2.9 @-1.4,1.3,.3
  post: box .25 1 .25 b0 n3:3.8,0,0 n3:0,0,2.9 @-1.4,.3,.3
  house: box 1.6 2 2.4 b.03 @6.4,.3,-2.6 + box 1.8 .2 2.6 b.02 @6.4,2.3,-2.6
  dark: box .8 1.5 .08 b0 @6.4,.3,-1.4
  sign: slab .06 -.05,-.4 .25,.05 .03,.05 .12,.45 -.25,-.1 -.02,-.1 b0 @6.4,2,-1.34
water treatment plant, sewage plant, sewage treatment plant, wastewater plant, waterworks, water works, water purification plant | 4.4 | wall plaster #e4dfd2, basin stone #a9a69c, ground plant #8aa85a, water liquid, metal iron #5a6a78, roof paint #3f7fa8, glass obsidian #4a7090
  ground: box 15 .3 11 b.06
  basin: pot .3 3,0 3,1.3 s28 n2:6.8,0,0 @0,.3,1.8
  water: cyl 2.75 .75 s24 b0 n2:6.8,0,0 @0,.5,1.8
  metal: box 6.2 .12 .7 b.02 n2:6.8,0,0 @0,1.6,1.8 + cyl .3 1.4 s10 n2:6.8,0,0 @0,.3,1.8 + bar .05 -3,1.6,1.8 -3,2.4,1.8 0,2.4,1.8 0,1.6,1.8 0,2.4,1.8 3,2.4,1.8 3,1.6,1.8 s5 n2:6.8,0,0 n2:0,0,.6
    + bar .25 0,.9,-1 0,.9,-3 s10 n2:6.8,0,0 + bar .2 -.3,.6,-2.2 -.3,2,-2.2 -.3,2,-3 s8 n2:.8,0,0
  wall: box 12 2.8 2.6 b.04 @0,.3,-3.8 + box 2.8 3.8 2.9 b.04 @4.8,.3,-3.8
  roof: box 12.3 .25 2.9 b.03 @0,3.1,-3.8 + box 3.1 .3 3.2 b.03 @4.8,4.1,-3.8
  glass: box 1.1 .8 .1 b0 n4:2.1,0,0 @-1.6,1.6,-2.48 + box 1.4 .8 .1 b0 @4.8,2.6,-2.33
data center building, data centre, data centre building, datacenter, datacentre, server farm, server building | 7 | wall plaster #d8dce2, trim paint #3f7fd0, panel obsidian #2a3038, case rubber #15181d, blue light #4fb8ff, fan steel #a8aeb4
  wall: box 14 5.4 8 b.05 + box 14.3 .4 8.3 b.03 @0,5.2,0
  trim: box 14.08 .3 8.08 b0 @0,4.7,0 + box 2.2 .2 1.2 b.02 @3.6,2.6,4.4
  panel: box 6.2 3.9 .1 b0 @-3.2,.4,4 + box 1.6 2.4 .1 b0 @3.6,.05,4
  case: box .85 3.4 .14 b0 n6:.98,0,0 @-3.2,.5,4.02
  blue: box .5 .1 .06 b0 n6:.98,0,0 n5:0,.62,0 @-3.2,2.1,4.08
  fan: box 2.4 1.1 3 b.04 n4:3.3,0,0 @0,5.6,0 + cyl .8 .12 s16 b0 n4:3.3,0,0 @0,6.7,0
  dark: box 1.9 .6 .06 b0 n4:3.3,0,0 @0,5.85,1.5 + cyl .66 .14 s14 b0 n4:3.3,0,0 @0,6.7,0
  word.trim: word data 1.1 .12 @3.6,3.7,4.03
delivery hub, logistics center, logistics hub, distribution center, fulfillment center, parcel center, loading dock, truck dock, warehouse dock, delivery center | 7 | wall plaster #d4d8dc, stripe paint #e0701c, door steel #b8bec4, cab paint #2f6fb8, trailer snow, glass obsidian #4a7090
  wall: box 14 6.4 6 b.05 @0,0,-3
  stripe: box 14.1 1.3 6.1 b0 @0,4.6,-3 + box 14.3 .35 6.3 b.03 @0,6.4,-3
  dark: box 2.8 3.3 .16 b0 n4:3.3,0,0 @0,.7,0 + box .3 .5 .4 b0 n2:2,0,0 n4:3.3,0,0 @0,.5,.15 + rodx .5 2.1 s14 b0 n2:6.6,0,0 @-1.65,.5,1.6 + rodx .5 2.1 s14 b0 n2:6.6,0,0 @-1.65,.5,3.2 + rodx .5 2.1 s14 b0 n2:6.6,0,0 @-1.65,.5,6.2
  door: box 2.2 2.7 .2 b0 n4:3.3,0,0 @0,1,.02
  trailer: box 2.2 2.5 5 b.05 n2:6.6,0,0 @-1.65,.9,2.7
  cab: box 2.1 2 1.6 b.15 n2:6.6,0,0 @-1.65,.5,6.1 + box .6 .3 .1 b0 n2:6.6,0,0 @-1.65,.6,6.9
  glass: box 1.8 .8 .1 b0 n2:6.6,0,0 @-1.65,1.5,6.89
  white: word delivery .75 .1 @0,5.25,.06
car wash, carwash, car washing station, car wash station | 5.3 | wall paint #2f8fd0, floor plaster #b8bcc0, trim snow, brush cloth #d8307a, car paint #e8b020, glass obsidian #33475a, water liquid #6fd0f0
  floor: box 7 .15 11 b.03 @0,0,.6
  wall: box .5 3.2 7 b.04 @2.6,.15,-1 mir + box 5.9 .6 7.3 b.04 @0,3.3,-1 + box 5.2 1.4 .3 b.06 @0,3.8,2.6
  trim: word wash .9 .1 @0,4.5,2.78 + box 5.95 .2 7.35 b0 @0,3.5,-1 + ball .3 s10 n3:.5,0,0 @0,1.8,3.2 + ball .25 s10 @.7,1.1,4.2 mir + ball .22 s10 @.3,1.15,4.9 + ball .3 s10 @-.5,1.12,4.7
  brush: cyl .6 2.9 s24 wave8:.15 @1.75,.2,1.9 mir + rodx .5 4.6 s24 @0,3,1.9
  car: box 1.9 .75 4 b.15 @0,.35,3.6 + box 1.6 .6 2 b.2 @0,1.05,3.1
  glass: box 1.4 .4 2.06 b.08 @0,1.12,3.1 + box 1.66 .36 1.5 b0 @0,1.14,3.1
  dark: rodx .36 2 s14 n2:0,0,2.4 @0,.5,3.6
  white: ball .13 s8 @.65,.8,5.55 mir
  water: lathe 0,0 .2,.1 .25,.28 .16,.5 0,.85 ~ s12 @2.35,4.9,2.7 mir
archery range, archery building, archery range building, archery yard, archery field, archery camp | 4.4 | grass plant #7fb04a, wood wood, roof roofTiles #3f6fa8, straw thatch, red paint #c4302b, yellow paint #f0c030, bow grain #6b4226
  grass: plan .5 5.6,0 2.8,4.85 -2.8,4.85 -5.6,0 -2.8,-4.85 2.8,-4.85 b.05
  straw: rodz 1 .3 s24 @-2.7,1.9,-1.2 + rodz 1 .3 s24 @-.3,1.9,-2.2
  white: rodz .86 .06 s24 b0 @-2.7,1.9,-1.04 + rodz .86 .06 s24 b0 @-.3,1.9,-2.04
  red: rodz .62 .06 s20 b0 @-2.7,1.9,-1.01 + rodz .62 .06 s20 b0 @-.3,1.9,-2.01 + bar .03 -2.6,2,-1 -2.4,2.15,-.1 s5 + bar .03 -.3,1.8,-2 -.2,1.9,-1.1 s5
  yellow: rodz .3 .06 s16 b0 @-2.7,1.9,-.98 + rodz .3 .06 s16 b0 @-.3,1.9,-1.98 + box .2 .16 .16 b0 @-2.4,2.15,-.1 + box .2 .16 .16 b0 @-.2,1.9,-1.1
  wood: bar .08 -3.4,.4,-1 -2.7,3,-1.3 -2,.4,-1 s6 + bar .08 -2.7,2.8,-1.4 -2.7,.4,-2.2 s6 + bar .08 -1,.4,-2 -.3,3,-2.3 .4,.4,-2 s6 + bar .08 -.3,2.8,-2.4 -.3,.4,-3.2 s6
    + box 2.6 2.2 2.2 b.04 @2.6,.5,-1 + box .16 .9 .16 b.02 n4:1.5,0,0 @-1,.5,3.7 + box 4.8 .12 .1 b.02 @-1,1.1,3.7
  roof: roof 3.2 1.5 2.9 @2.6,2.7,-1
  dark: box 1 1.5 .08 b0 @2.6,.5,.08
  bow: tube .06 3.35,.9,.16 3.6,1.2,.16 3.7,1.7,.16 3.6,2.2,.16 3.35,2.5,.16 s8 + bar .03 3.35,.9,.16 3.35,2.5,.16 s4 + cyl .3 .8 .36 s12 @1.6,.5,.6 + bar .03 1.6,1.2,.6 1.5,1.9,.6 s4 + bar .03 1.7,1.2,.6 1.85,1.9,.6 s4
recycling center, recycling centre, recycling plant, recycling station, recycling facility, recycling yard | 6.4 | wall plaster #d8dcd2, green paint #3f9a4a, roof iron #5a6068, door steel #a8b0b6, blue paint #2f6fb8, yellow paint #e8b82a, paper cloth #c9a878
  wall: box 10 4.4 5 b.04 @0,.2,-2 + box 11 .2 9 b.03
  roof: box 10.3 .3 5.3 b.03 @0,4.6,-2
  door: box 3 2.8 .12 b0 @0,.2,.5 + box .12 .5 .12 b0
  white: rodz 1.5 .2 s28 @0,4.9,.6
  green: slab .12 -.75,.38 .2,.38 .2,.18 .72,.6 .2,1.02 .2,.82 -.5,.82 b0 @0,4.9,.72 + slab .12 -.75,.38 .2,.38 .2,.18 .72,.6 .2,1.02 .2,.82 -.5,.82 b0 rz120 @0,4.9,.72
    + slab .12 -.75,.38 .2,.38 .2,.18 .72,.6 .2,1.02 .2,.82 -.5,.82 b0 rz-120 @0,4.9,.72 + box 1.9 1.7 1.5 b.08 @-3.6,.2,2.6 + box 10.05 .35 5.05 b0 @0,.2,-2
  blue: box 1.9 1.7 1.5 b.08 @-1.2,.2,2.6
  yellow: box 1.9 1.7 1.5 b.08 @1.2,.2,2.6
  dark: box 1.2 .3 .06 b0 n3:2.4,0,0 @-1.2,1.3,3.34
  paper: box 1.1 .8 1.1 b.05 n2:0,.8,0 @3.8,.6,2.6 + box 1.1 .8 1.1 b.05 @3.7,.2,1.4
shipyard, dockyard, ship yard, dry dock, shipbuilding yard, ship dock | 10 | hull paint #2f4a6a, keel paint #a83a2a, dock stone #a8a49a, crane paint #e8b020, deck wood, cabin snow, glass obsidian #4a7090, hall iron #8a9298, water liquid
  dock: box 17 .8 9 b.05 @0,0,-1.5
  water: box 17 .5 3 b0 @0,0,4.4
  wood.deck: box .5 .7 2.2 b.02 n5:2.2,0,0 @-.6,.8,.6
  keel: plan 1 -5,.9 3,.9 5,0 3,-.9 -5,-.9 b.08 @0,1.4,.6
  hull: plan 1.7 -5.6,1.5 3.4,1.5 6.4,0 3.4,-1.5 -5.6,-1.5 b.08 @0,2.2,.6
  deck: plan .1 -5.4,1.3 3.3,1.3 5.9,0 3.3,-1.3 -5.4,-1.3 b0 @0,3.86,.6
  cabin: box 2.4 1.5 2 b.05 @-3.8,3.9,.6 + box 1.6 1 1.6 b.05 @-3.8,5.4,.6 + cyl .3 1.4 s10 @-4.6,5.4,.6
  glass: box 2 .5 .08 b0 @-3.8,4.6,1.6 + box 1.3 .4 .08 b0 @-3.8,5.8,1.4
  crane: box .5 8 .5 b.03 @.2,.8,3.1 + box .5 8 .5 b.03 @2.8,.8,3.1 + box .5 8 .5 b.03 @.2,.8,-2 + box .5 8 .5 b.03 @2.8,.8,-2 + box 3.4 .6 .5 b.03 n2:0,0,5.1 @1.5,8.4,.55 + box 1.2 1 7 b.05 @1.5,8.9,.55 + box 1.6 .9 1.4 b.05 @1.5,8.1,1
    + bar .12 .2,3,3.1 2.8,7,3.1 s5 + bar .12 .2,7,3.1 2.8,3,3.1 s5
  dark: bar .06 1.5,4.4,.6 1.5,8.4,.6 s5 + box .6 .5 .4 b.05 @1.5,4,.6
  hall: box 6 4.6 2.8 b.04 @-5,.8,-4.4 + roof 2.8 1.2 6.2 ry90 @-5,5.4,-4.4
tannery, leather workshop, tanner hut, tanner workshop, tannery building | 5 | wall wood, roof thatch, hide leather #b5834a, pole grain #5d3a1e, vat bark, soup liquid #6b4a22, ground earth #8a6a48
  ground: box 10 .2 8 b.05
  wall: box 5.4 2.6 3.4 b.03 @0,.2,-1.9
  roof: roof 4.4 2 6 ry90 @0,2.7,-1.9
  dark: box 1 1.9 .08 b0 @-1.8,.2,-.18 + box 1 .8 .08 b0 @1.6,1.2,-.18
  pole: bar .09 -4.4,.1,1 -4.4,2.9,.6 -2,2.9,.6 -2,.1,1 s6 + bar .09 2,.1,1 2,2.9,.6 4.4,2.9,.6 4.4,.1,1 s6 + bar .08 -4.4,.5,.95 -2,.5,.95 s6 + bar .08 2,.5,.95 4.4,.5,.95 s6
    + bar .03 -4.4,2.9,.6 -3.8,2.4,.7 s4 + bar .03 -2,2.9,.6 -2.6,2.4,.7 s4 + bar .03 2,2.9,.6 2.6,2.4,.7 s4 + bar .03 4.4,2.9,.6 3.8,2.4,.7 s4
  hide: slab .07 -.75,.05 -.55,0 -.3,.3 -.1,.05 .1,.05 .3,.3 .55,0 .75,.05 .6,.55 .55,1.2 .8,1.8 .6,1.95 .35,1.7 .2,2.05 -.2,2.05 -.35,1.7 -.6,1.95 -.8,1.8 -.55,1.2 -.6,.55 b.01 rx-6 @-3.2,.55,.93 + slab .07 -.75,.05 -.55,0 -.3,.3 -.1,.05 .1,.05 .3,.3 .55,0 .75,.05 .6,.55 .55,1.2 .8,1.8 .6,1.95 .35,1.7 .2,2.05 -.2,2.05 -.35,1.7 -.6,1.95 -.8,1.8 -.55,1.2 -.6,.55 b.01 rx-6 @3.2,.55,.93
  vat: pot .12 .7,0 .8,.9 s16 n2:2,0,0 @0,.2,2.6
  soup: cyl .7 .6 s14 b0 n2:2,0,0 @0,.3,2.6
library building, public library, town library, city library | 9.6 | wall plaster #e2cfa8, trim marble, roof roofTiles #5a4a52, book leather #a02f2a, page pages, glass obsidian #4a7090, door wood
  wall: box 13 5.4 7 b.04 @0,.5,-1
  trim: box 13.5 .5 8.5 b.04 @0,0,-.6 + box 7 .25 1.6 b.03 @0,0,4 + cyl .36 4.5 .3 s14 n4:1.9,0,0 @0,.5,3.2 + box 7.2 1.1 2 b.03 @0,5,3 + box 13.3 .4 7.3 b.04 @0,5.7,-1
  roof: pyr 13.6 2 7.6 .5 @0,6.1,-1
  glass: box 1.2 2.6 .1 b0 n2:1.9,0,0 @5,1.6,2.5 + box 1.2 2.6 .1 b0 n2:1.9,0,0 @-5,1.6,2.5 + box 1.1 2.4 .1 b0 @1.9,1.6,2.52 mir
  door: box 1.7 3 .1 b0 @0,.5,2.52
  book: slab .34 0,-.12 2.5,.28 2.5,2.4 0,2 b.03 @0,6.3,3 mir
  page: slab .4 0,.05 2.3,.42 2.3,2.25 0,1.88 b.03 @0,6.32,3.06 mir
  dark: word library .6 .08 @0,5.55,4.02 + box 1.5 .08 .08 b0 rz9.3 n4:0,.36,0 @1.2,7.55,3.24 + box 1.5 .08 .08 b0 rz-9.3 n4:0,.36,0 @-1.2,7.55,3.24
fishmonger, fish shop, fish store, seafood shop, fish market, fishmonger shop, seafood market | 6.4 | wall paint #3f86b8, trim snow, fish silver #b8c4cc, awning cloth #f2f4f4, stripe cloth #2f6fa8, ice ice #dff2fa, counter wood, glass obsidian #4a7090, tail paint #e07a4a
  wall: box 7 4 4.4 b.04 @0,0,-.6
  trim: box 7.4 .4 4.8 b.04 @0,4,-.6
  glass: box 3.6 1.6 .1 b0 @-1.2,1.3,1.62 + box 1.2 2.4 .1 b0 @2.4,0,1.62
  awning: box .66 .08 1.5 b0 rx22 n5:1.4,0,0 @0,3,2.2
  stripe: box .66 .08 1.5 b0 rx22 n5:1.4,0,0 @.7,3,2.2
  counter: box 4.2 1 1.3 b.04 @-1.2,0,2.5
  ice: box 4 .2 1.2 b.06 rx14 @-1.2,.98,2.5
  fish: plan .16 -.46,0 -.3,.12 0,.2 .26,.12 .38,.04 .64,.22 .58,0 .64,-.22 .38,-.04 .26,-.12 0,-.2 -.3,-.12 b.03 ry60 rx14 n4:.9,0,0 @-1.2,1.16,2.55
  tail: dome .55 -2.1,0 -1.4,.6 -.4,.9 .6,.6 1.3,.2 2.3,.95 2.05,0 2.3,-.95 1.3,-.2 .6,-.6 -.4,-.9 -1.4,-.6 ~ @0,5.3,.6 + slab .3 -.7,.7 .4,.6 .5,1.25 b.02 @0,5.3,.6
  white: ball .2 .2 .14 s12 @-1.3,5.5,1
  dark: ball .1 .1 .08 s10 @-1.34,5.5,1.12
gym building, gym, fitness center, fitness studio, fitness club, sports hall, gymnasium | 6.8 | wall plaster #3a4048, trim paint #e0701c, glass glass #8fc0d8, weight rubber #22252a, grip steel, floor paint #5a6a78
  wall: box 10 4.4 .3 b0 @0,0,-3.4 + box .4 4.4 6.6 b.03 @4.8,0,0 mir + box 10.2 .9 7 b.04 @0,3.7,0
  floor: box 10 .15 7 b.03
  glass: box 9.2 3.6 .06 b0 @0,.1,3
  trim: box 10.3 .25 7.1 b.02 @0,4.5,0 + box 1.6 2.5 .1 b0 @3.6,.1,3.1 + box 4.2 1.4 .2 b.04 @-2.8,2.85,3.42
  white: word gym 1.1 .14 @-2.8,3.55,3.56
  grip: rodx .16 4.4 s12 @0,5.6,.6 + box .3 1 .3 b0 n2:2,0,0 @0,4.5,.6 + rodx .05 2.6 s8 @0,1.6,1.6
  weight: rodx 1 .5 s24 @1.7,5.7,.6 mir + rodx .7 .4 s20 @2.15,5.7,.6 mir + rodx .5 .16 s16 @1.1,1.6,1.6 mir + box .5 .5 1.6 b.04 @0,.1,1.4 + box .1 1.6 .1 b0 @.7,.1,1.6 mir
swimming hall, swim hall, swimming baths, swimming centre, swimming center, aquatic center, public pool | 6 | wall plaster #dfeaf0, roof paint #2f7fc0, deck plaster #e0d6c4, water liquid, tile paint #3fa4d8, glass glass #7fc0dc, line paint #d8302a, metal steel
  deck: box 13 .5 3 b.04 @0,0,4.8 + box 2 .5 6 b.04 @5.5,0,1 mir + box 13 .5 4 b0 @0,0,-2.8
  tile: box 9 .2 5 b0 @0,0,1.4
  water: box 9 .25 5 b0 @0,.15,1.4
  line: ball .13 s8 n9:1,0,0 n3:0,0,1.2 @0,.4,1.2
  wall: box 13 4.2 4 b.04 @0,.5,-3.2
  roof: slab 5 -6.9,0 -6.9,.4 -5,1 -3,1.25 -1,1 1,.6 3,.4 5,.6 6.9,1 6.9,0 b0 @0,4.5,-3
  glass: box 11.6 2.4 .1 b0 @0,.7,-1.16
  metal: box .12 2.4 .14 b0 n7:1.93,0,0 @0,.7,-1.14 + bar .05 3.2,.3,3.2 3.2,1.4,3.2 3.2,1.4,3.7 3.2,.5,3.7 s6 n2:.6,0,0 + cyl .12 2 s8 @-5.4,.5,2
  board.roof: box 2.4 .12 .7 b.02 @-4.6,2.4,2 + box .9 .5 .9 b.04 @-5.4,.5,3.6
  white: tube .14 -2.2,3.5,-1.05 -1.6,3.8,-1.05 -1,3.5,-1.05 -.4,3.2,-1.05 .2,3.5,-1.05 .8,3.8,-1.05 1.4,3.5,-1.05 2,3.2,-1.05 s6
food court, food hall, food plaza, food corner | 5 | wall plaster #e8e0d0, floor plaster #c8c2b6, red paint #d1302a, green paint #3f9a4a, blue paint #2f7fc0, table wood, bun leather #c98a3a, cheese paint #f2c23a, cone grain #c9985a, pink snow #f4a8c4, stool iron #3a4048
  floor: box 12 .2 9 b.04
  wall: box 12 4 1.6 b.04 @0,.2,-3.6 + box 11.6 1 .8 b.04 @0,.2,-2.4
  red: box 3.8 .9 1.5 b.06 @-3.9,2.6,-2.6 + box 3.8 .25 1 b.02 @-3.9,1.1,-2.4
  green: box 3.8 .9 1.5 b.06 @0,2.6,-2.6 + box 3.8 .25 1 b.02 @0,1.1,-2.4
  blue: box 3.8 .9 1.5 b.06 @3.9,2.6,-2.6 + box 3.8 .25 1 b.02 @3.9,1.1,-2.4
  dark: box 11.4 1.4 .1 b0 @0,1.2,-2.78
  bun: lathe 0,0 .75,0 .8,.2 0,.3 s16 @-3.9,3.5,-2.4 + lathe .8,.5 .75,.85 .4,1.1 0,1.15 s16 @-3.9,3.5,-2.4
  patty.table: cyl .82 .25 s16 @-3.9,3.78,-2.4
  cheese: slab .24 0,-.75 .85,.65 -.85,.65 b.03 @0,4.3,-2.4 + cyl .86 .08 s16 @-3.9,3.98,-2.4
  crust.bun: box 1.9 .26 .36 b.08 @0,4.85,-2.4
  salami.red: rodz .2 .06 s12 @.3,4.6,-2.26 + rodz .2 .06 s12 @-.3,4.5,-2.26 + rodz .18 .06 s12 @0,4.1,-2.26
  cone: lathe 0,0 .5,1 0,1 s14 @3.9,3.5,-2.4
  pink: ball .55 s14 @3.9,4.7,-2.4
  table: cyl .9 .1 s18 n3:3.6,0,0 @0,1.05,1.6 + cyl .12 .9 s8 n3:3.6,0,0 @0,.2,1.6 + box .05 .02 .05
  stool: cyl .32 .55 s12 n3:3.6,0,0 n2:0,0,2.6 @0,.2,1.6 + cyl .32 .55 s12 n3:3.6,0,0 @1.25,.2,1.6
quarry, stone quarry, rock quarry, open pit mine, marble quarry, pit quarry | 6 | stone stone #b0a898, grass plant #7fb04a, block marble #d8d2c4, digger paint #e8a820, track rubber, glass obsidian #4a7090
  stone: box 14 .5 11 b.05 + box 14 1.8 4.4 b.1 @0,.5,-3.3 + box 14 1.8 3 b.1 @0,2.3,-4 + box 14 1.6 1.7 b.1 @0,4.1,-4.65 + box 3.6 1.8 6.4 b.1 @-5.2,.5,1.4 + box 2 1.7 5 b.1 @-6,2.3,.8
    + blob .5 .25 2 7 @4.6,.8,3.6 + blob .4 .25 2 7 @5.4,.75,3 + blob .36 .25 2 7 @4.9,.75,4.4 + blob .5 .25 2 7 @5.3,1.1,3.7 + slab 1 -1.4,0 1.4,0 1.4,1.7 b.1 @5.6,.5,-1
  grass: box 14.05 .2 1.75 b.05 @0,5.65,-4.65 + box 2.04 .16 2 b.05 @-6,3.95,2.2
  block: box 1.5 1 1 b.03 @-2.2,.5,3.6 + box 1.5 1 1 b.03 @-.6,.5,4 + box 1.4 .9 1 b.03 ry12 @-1.5,1.5,3.8 + box 1.6 1.2 .9 b.03 n3:2.2,0,0 @-1.4,2.3,-1.9
  track: box .5 .5 2 b.12 @1.6,.5,1.4 + box .5 .5 2 b.12 @3,.5,1.4
  digger: box 1.7 .8 1.8 b.08 @2.3,1,1.3 + bar .16 2.5,1.6,2 2.6,3.1,3 2.7,2.4,4.2 2.7,1.4,4.5 s6 + box .9 .6 .6 b.06 @2.7,.9,4.5
  glass: box .8 .9 .9 b.05 @1.9,1.75,1.6
oil pump, pumpjack, oil pump jack, pump jack, oil well pump, oil well, nodding donkey, oil field pump | 4.6 | beam paint #d8402a, base plaster #b8b4aa, frame iron #3a4048, weight paint #e8b020, metal steel, ground earth #c0a070
  ground: box 7 .2 3.4 b.05
  base: box 5.6 .3 1.4 b.04 @.3,.2,0
  frame: bar .1 -.8,.5,.5 -.1,3.5,.12 s6 mirz + bar .1 .9,.5,.5 .1,3.5,.12 s6 mirz + box 1.1 .1 .1 @0,1.8,.34 mirz + rodz .16 .6 s12 @0,3.6,0 + box 1.1 .9 1 b.06 @2.2,.5,0 + box .7 .7 .8 b.06 @3,.5,0
  beam: box 4.8 .42 .3 b.04 rz6 @.1,3.68,0 + slab .42 -.4,-.7 .1,-.5 .4,.1 .4,.55 .05,.9 -.3,.8 -.5,.3 -.52,-.2 b.04 @-2.5,3.5,0
  weight: rodz .5 .2 s20 @2.2,1.5,.6 mirz + slab .22 -.2,0 .2,0 .45,-.8 .3,-1.1 -.3,-1.1 -.45,-.8 b.04 rz50 @2.2,1.5,.62 mirz
  metal: bar .07 2.4,3.9,.22 2.55,1.8,.74 s6 mirz + bar .03 -2.95,3.4,0 -2.95,1,0 s5 + cyl .2 1 s12 @-2.95,.2,0 + cyl .3 .14 s12 @-2.95,.7,0 + bar .08 -2.95,.8,0 -2.95,.8,1 -2.95,.3,1 s8 + ring .2 .03 5 s14 @-2.95,1.1,0
  dark: rodz .1 1.7 s10 @2.2,1.5,0
oil derrick, drilling rig, drilling tower, derrick, oil tower, drill rig, oil drilling rig, oil drill | 20 | iron iron #4a5058, deck wood #8a6238, house paint #c4402a, metal steel, engine paint #e8b020, ground earth #b89868
  ground: box 11 .3 9 b.05
  deck: box 7 .3 6.4 b.04 @0,2,0
  iron: box .4 1.8 .4 b0 n3:2.8,0,0 n2:0,0,5 @0,.3,0 + bar .2 2.4,2.2,2.4 .6,17.4,.6 s5 o4 + box 4.2 .18 .18 b0 @0,5.6,2 mirz + box .18 .18 4.2 b0 @2,5.6,0 mir + box 3.3 .18 .18 b0 @0,9.2,1.58 mirz + box .18 .18 3.3 b0 @1.58,9.2,0 mir + box 2.4 .16 .16 b0 @0,12.8,1.15 mirz + box .16 .16 2.4 b0 @1.15,12.8,0 mir
    + bar .1 -2.4,2.3,2.4 2,5.6,2 s4 o4 + bar .1 2.4,2.3,2.4 -2,5.6,2 s4 o4 + bar .1 -2,5.6,2 1.58,9.2,1.58 s4 o4 + bar .1 2,5.6,2 -1.58,9.2,1.58 s4 o4 + bar .09 -1.58,9.2,1.58 1.15,12.8,1.15 s4 o4 + bar .09 1.58,9.2,1.58 -1.15,12.8,1.15 s4 o4 + bar .08 -1.15,12.8,1.15 .6,17.4,.6 s4 o4
    + box 2 .5 2 b.03 @0,17.2,0 + box .1 .9 .1 b0 @0,17.7,.8 mirz + box .3 .3 2 b0 @0,18.5,0
  metal: cyl .14 17 s8 @0,.3,0 + box .8 .9 .6 b.06 @0,9.6,0 + cyl .6 1 s14 @0,.3,0
  house: box 2.4 2 2 b.04 @-2.3,2.3,-1.6 + box 2.6 .2 2.2 b.03 @-2.3,4.3,-1.6
  engine: box 2.6 1.6 2 b.08 @4,.3,2.4 + rodx .5 2.2 s14 @4,1.9,2.4 + ball .3 @0,19,0 + cyl .08 1.2 s6 @0,18.4,0
  dark: bar .1 3,.6,-3.6 3,2.2,-2.6 s6 + bar .05 1.6,.3,3.9 1.6,2.3,3 s5 n2:.7,0,0 + box .8 .06 .1 b0 rx-24 n4:0,.45,-.2 @1.6,1.3,3.45
oil rig, oil platform, offshore platform, drilling platform, offshore rig, sea platform, oil rig platform, gas platform | 24 | leg paint #e8b020, deck iron #6a727a, water liquid #2f7fb8, derrick paint #c4302b, cabin snow, glass obsidian #4a7090, fire ember, helipad paint #3f7a5a
  water: box 18 .6 15 b.05
  leg: cyl .9 8 s14 @5,.2,3.8 mir mirz + bar .25 -5,1.4,3.8 5,6.6,3.8 s6 mirz + bar .25 5,1.4,3.8 -5,6.6,3.8 s6 mirz + bar .25 5,1.4,-3.8 5,6.6,3.8 s6 mir
  deck: box 13 .8 10 b.06 @0,7.8,0 + box 12 .5 9 b.04 @0,9.6,0 + box .3 1.4 .3 b0 n4:3.6,0,0 n2:0,0,8.6 @0,8.4,0 + cyl .3 9 s8 @0,.3,0
  derrick: bar .18 1.4,10,1.4 .4,20.4,.4 s5 o4 + bar .09 -1.4,10.1,1.4 1.05,13.6,1.05 s4 o4 + bar .09 1.05,13.6,1.05 -.7,17.2,.7 s4 o4 + box 2.1 .16 .16 b0 @0,13.6,1.05 mirz + box .16 .16 2.1 b0 @1.05,13.6,0 mir + box 1.4 .14 .14 b0 @0,17.2,.7 mirz + box .14 .14 1.4 b0 @.7,17.2,0 mir + box 1.2 .6 1.2 b.04 @0,20.2,0 + cyl .12 3 s6 @0,20.8,0
  cabin: box 4 3.4 5 b.06 @-4,9.9,-1.4 + box 3 1.6 3 b.05 @4,9.9,-2.6 + rodz .8 2.6 s14 n2:2,0,0 @4.2,10.6,2.4
  glass: box 3.4 .6 .1 b0 n2:0,1.4,0 @-4,11.4,1.12
  helipad: plan .3 2.4,1 1,2.4 -1,2.4 -2.4,1 -2.4,-1 -1,-2.4 1,-2.4 2.4,-1 b0 @-4.4,13.2,-1.2
  white: plan .06 -.9,-1.1 -.5,-1.1 -.5,-.2 .5,-.2 .5,-1.1 .9,-1.1 .9,1.1 .5,1.1 .5,.2 -.5,.2 -.5,1.1 -.9,1.1 b0 @-4.4,13.48,-1.2
  crane.leg: cyl .4 3 s10 @4.4,9.8,-.2 + bar .2 4.4,12.6,-.2 8.6,16,1.6 s5 + bar .05 8.6,16,1.6 8.6,11,1.6 s4 + box .5 .5 .5 b0 @8.6,10.6,1.6
  flare.deck: bar .18 -6,9.6,3.6 -9,13.6,5 s5
  fire: lathe 0,0 .5,.4 .55,.9 .25,1.6 0,2.2 ~ s10 @-9,13.4,5
oil refinery, refinery, petrochemical plant, chemical plant, gas refinery, fuel refinery | 17 | tank plaster #e4e4e0, column steel #b8bec4, ground plaster #b8b4aa, pipe paint #e0a020, stripe paint #c4302b, iron iron #5a626a, fire ember
  ground: box 17 .3 12 b.05
  tank: cyl 2.2 3.4 s22 @-5.6,.3,2.6 + cyl 2.2 3.4 s22 @-.6,.3,2.8 + lathe 2.25,0 2.25,.1 0,.7 s22 @-5.6,3.7,2.6 + lathe 2.25,0 2.25,.1 0,.7 s22 @-.6,3.7,2.8 + ball 1.7 s16 @5.4,3,2.6
  stripe: cyl 2.22 .5 s22 b0 @-5.6,2.6,2.6 + cyl 2.22 .5 s22 b0 @-.6,2.6,2.8 + cyl .26 1 s10 n3:0,3,0 @7,6,-3.8
  column: cyl .95 10 s16 @-2.4,.3,-3 + cyl .7 12.4 s16 @.2,.3,-3.2 + cyl .85 8 s16 @2.8,.3,-3 + ball .95 .5 .95 s16 @-2.4,10.3,-3 + ball .7 .5 .7 s14 @.2,12.7,-3.2 + ball .85 .5 .85 s14 @2.8,8.3,-3 + cyl .22 13.6 s10 @7,.3,-3.8
  iron: cyl 1.3 .16 s14 b0 n3:0,2.8,0 @-2.4,6,-3 + cyl 1.05 .16 s14 b0 n4:0,2.8,0 @.2,6.8,-3.2 + cyl 1.15 .16 s14 b0 n2:0,2.8,0 @2.8,5.4,-3 + box .3 2.6 .3 b0 @5.4,.3,4 + box .3 2.6 .3 b0 @5.4,.3,1.2 + box .3 2.6 .3 b0 @6.8,.3,2.6 + box .3 2.6 .3 b0 @4,.3,2.6 + box 3 3 2.4 b.05 @-6.2,.3,-3.2 + box .3 2.4 .3 b0 n4:3,0,0 @1,.3,-.6
  pipe: rodx .18 12 s8 n3:0,0,.5 @.4,2.8,-.6 + bar .18 -2.4,7,-2 -2.4,7,-1 -2.4,2.8,-1 s8 + bar .18 .2,8,-2.4 .2,8,-.6 .2,2.8,-.6 s8 + bar .18 2.8,6,-2 2.8,6,-.2 2.8,2.8,-.2 s8 + bar .18 -4.6,2.8,-.2 -4.6,2.8,.9 s8
  fire: lathe 0,0 .45,.4 .5,.9 .25,1.7 0,2.4 ~ s10 @7,13.7,-3.8
radar station, radar base, radar installation, radar building, radar outpost, early warning radar | 11 | wall plaster #c9ccc0, dome snow, dish steel #b8bec4, frame iron #4a525a, stripe paint #c4302b, ground plant #7fa85a, glass obsidian #4a7090
  ground: box 13 .3 9 b.05
  wall: box 6 3 5 b.05 @-2.6,.3,-.6 + cyl 2 1 s18 @-2.6,3.3,-.6
  dome: ball 2.3 s16 @-2.6,5.4,-.6
  stripe: box 6.1 .4 5.1 b0 @-2.6,2.6,-.6 + box 2.5 .5 2.5 b0 @3.8,4.4,-1
  glass: box .9 .8 .1 b0 n3:1.8,0,0 @-2.6,1.3,1.9 
  frame: bar .16 1.1,.2,1.1 .5,6,.5 s5 o4 @3.8,0,-1 + bar .08 -1.1,.4,1.1 .7,4.4,.7 s4 o4 @3.8,0,-1 + box 1.6 .3 1.6 b0 @3.8,6,-1 + cyl .3 1.2 s10 @3.8,6.2,-1 + bar .07 3.8,7.2,-1 3.8,7,1.2 s5 + box .3 .3 .3 b0 @3.8,6.9,1.2 + bar .06 -2.6,7.6,-.6 -2.6,8.4,-.6 s5
  dish: slab .14 -3,-.4 -2.4,-1 2.4,-1 3,-.4 3,.6 2.4,1.2 -2.4,1.2 -3,.6 b.02 bendzx.09 rx-8 @3.8,8.2,-.9
  dark: box 5.2 .08 .1 b0 rx-8 n4:0,.5,-.06 bendzx.09 @3.8,8.2,-.78 + box 1 1.8 .1 b0 @-4.8,.3,1.9
harbour crane, harbor crane, port crane, dock crane, container crane, gantry crane, ship to shore crane, harbour gantry crane | 26 | metal paint #c4402a, quay plaster #b8b4aa, cabin snow, glass obsidian #4a7090, box_blue paint #2f6fb8, box_green paint #3f8a4a, cable iron #2a2e34, water liquid
  quay: box 11 1 9 b.05 @-3,0,0
  water: box 9 .6 9 b0 @6.4,0,0
  metal: box .8 13 .8 b.04 @1.2,1,2.8 mirz + box .8 13 .8 b.04 @-5.2,1,2.8 mirz + box 7 .8 .7 b.04 @-2,8,2.8 mirz + box .7 .8 6 b.04 @1.2,13.3,0 + box .7 .8 6 b.04 @-5.2,13.3,0 + box 21 .9 .6 b.04 n2:0,0,2 @1.6,14,0 + box .5 .6 2 b0 n8:2.8,0,0 @1.6,14.1,0
    + bar .3 1.2,14.4,1.2 1.2,24,0 s5 mirz + bar .3 -5.2,14.4,1.2 1.2,24,0 s5 mirz + box 1 .8 1 b.04 @1.2,23.6,0 + bar .22 -5.2,1.4,2.8 1.2,8.2,2.8 s5 mirz
  cable: bar .1 1.2,24,0 11,14.6,.8 s4 mirz + bar .1 1.2,24,0 6.4,14.6,.8 s4 mirz + bar .08 7.2,9.2,.9 7.2,14.4,.9 s4 mirz + bar .08 9.2,9.2,.9 9.2,14.4,.9 s4 mirz + box 3.2 .3 2 b0 @8.2,9,0 + rodz .6 .5 s12 @1.2,1,3.2 mirz + rodz .6 .5 s12 @-5.2,1,3.2 mirz
  cabin: box 1.8 1.6 1.8 b.06 @4,12.5,0 + box 4 2.4 3 b.06 @-5.4,14.8,0
  glass: box 1.4 .8 1.9 b0 @4.3,12.9,0
  box_blue: box 5 2.2 2.2 b.03 @8.2,6.8,0 + box 3.4 2 2 b.03 @-2,1,-.4
  box_green: box 3.4 2 2 b.03 @-2,3,-.4
prison, jail, prison building, jailhouse, jail building, penitentiary, prison complex | 10 | wall plaster #b4b2ac, trim plaster #8a8882, iron iron #2f353b, roof iron #5a626a, glass obsidian #33414f, light light #fff0b0, ground plaster #c8c2b4
  ground: box 16 .2 13 b.03
  wall: box 6 4 .6 b.03 @4.9,.2,5.6 mir + box .6 4 11.4 b.03 @7.5,.2,0 mir + box 15.6 4 .6 b.03 @0,.2,-5.7 + box 11 6.6 5 b.04 @0,.2,-2.6
  trim: box 6.2 .3 .8 b0 @4.9,4.1,5.6 mir + box .8 .3 11.4 b0 @7.5,4.1,0 mir + box 11.3 .5 5.3 b.03 @0,6.6,-2.6 + box 1 5 1.2 b.04 @1.9,.2,5.6 mir + box 4.8 1.1 1.2 b.04 @0,4.4,5.6 + box 2 7 2 b.04 @7.2,.2,5.4 mir
  iron: bar .07 0,.2,5.6 0,4.5,5.6 s5 n9:.32,0,0 + box 2.8 .14 .14 b0 n3:0,1.6,0 @0,2.4,5.6 + box .09 1.1 .1 b0 n4:.26,0,0 n5:2,0,0 n2:0,2.4,0 @0,3.9,-.08 + tube .06 2.4,4.7,5.6 3.4,4.5,5.6 4.4,4.8,5.6 5.4,4.5,5.6 6.2,4.7,5.6 s5 mir
  glass: box 1.2 1.1 .1 b0 n5:2,0,0 n2:0,2.4,0 @0,3.9,-.1 + box 1.9 1.2 1.9 b0 @7.2,7.2,5.4 mir + box 1.8 2.4 .1 b0 @0,.2,-.1
  roof: pyr 2.8 1 2.8 .1 @7.2,8.4,5.4 mir
  light: ball .3 s10 @6.6,7.6,6.4 mir
  white: word prison .8 .1 @0,4.95,6.22
embassy, embassy building, consulate, embassy house, diplomatic mission | 10.4 | wall plaster #f0eadc, trim marble, roof roofTiles #5a6068, flag paint #2f5fa8, glass obsidian #4a7090, iron iron #2a2e34, gold, door wood #5a3a20, hedge leaves
  wall: box 11 6 6 b.04 @0,.4,-1.5
  trim: box 12 .4 8 b.04 @0,0,-.8 + cyl .32 5.4 .26 s12 n4:1.5,0,0 @0,.4,2.6 + box 5.6 .5 2 b.03 @0,5.8,2.2 + slab 1.8 -2.9,0 2.9,0 0,1.3 b.03 @0,6.3,2.2 + box 11.3 .4 6.3 b.03 @0,6.2,-1.5 + box 5 .2 1.2 b.03 @0,0,3.5
  roof: pyr 11.2 1.4 6.2 .5 @0,6.6,-1.5
  glass: box 1 1.6 .1 b0 n2:1.7,0,0 @4.1,1.2,1.5 mir + box 1 1.5 .1 b0 n2:1.7,0,0 @4.1,4,1.5 mir + box .9 1.4 .1 b0 @1.4,4,1.52 mir
  door: box 1.4 2.7 .1 b0 @0,.4,1.54
  gold: ringz .5 .1 6 s18 @0,6.85,3.14 + star 5 .36 .15 .1 @0,6.85,3.14 + ball .14 s10 @3.4,8.6,3.6 mir + ball .12 s10 @0,10.3,.6
  iron: cyl .07 8.5 s8 @3.4,.2,3.6 mir + cyl .06 2.6 s8 @0,7.6,.6 + box .07 1.2 .07 b0 n8:.55,0,0 @4.6,.1,5 mir + box 4 .08 .08 b0 n2:0,.7,0 @4.6,.75,5 mir + box .4 1.6 .4 b.03 @2.5,0,5 mir
  flag: slab .06 0,0 2,-.12 2,1.1 0,1.2 b0 @3.45,7.2,3.6 + slab .06 0,0 2,-.12 2,1.1 0,1.2 b0 @-3.35,7.2,3.6 + slab .05 0,0 1.4,-.1 1.4,.8 0,.9 b0 @.05,9.2,.6
  white: slab .08 0,0 2,-.12 2,.28 0,.4 b0 @3.45,7.6,3.6 + slab .08 0,0 2,-.12 2,.28 0,.4 b0 @-3.35,7.6,3.6 + slab .07 0,0 1.4,-.1 1.4,.2 0,.3 b0 @.05,9.5,.6
  hedge: box 2.2 .7 .8 b.2 @4,0,3.4 mir + box 13 .1 10.6 b.02 @0,0,.2
villa, modern villa, modern house, luxury villa, pool villa, luxury house, modern mansion, contemporary house | 7 | wall plaster #f2efe8, trim wood #a8703f, glass glass #8fc4dc, deck plaster #d8d0c0, water liquid #3fa8dc, lawn plant #7fb04a, frame iron #3a4048, palm leaves, seat paint #e8a04a
  lawn: box 15 .3 12 b.05
  wall: box 10 .3 6 b.03 @-.6,3.2,-2 + box 3 2.9 5.4 b.03 @-4,.3,-2 + box 8 3 5 b.03 @1.8,3.5,-2.4 + box 9 .3 6.2 b.03 @1.8,6.4,-2
  trim: box 2.6 3 .3 b0 @-1.2,3.5,.15 + box .3 2.9 5 b0 @4.2,.3,-2 + box 1.2 2.3 .1 b0 @-4,.3,.74
  glass: box 6.6 2.9 .1 b0 @.8,.3,.4 + box 4.4 2.2 .1 b0 @3.2,3.8,.12
  frame: box .1 2.9 .14 b0 n5:1.64,0,0 @.8,.3,.42 + box 4.4 .1 .14 b0 n2:0,2.1,0 @3.2,4.8,.14 + box 4.4 .08 .08 b0 n3:0,.3,0 @-3.3,4.1,.7 + box .08 .9 .08 b0 n4:1.4,0,0 @-3.3,3.5,.7
  deck: box 9 .16 4.6 b.02 @1.2,.3,3
  water: box 6.6 .1 2.6 b0 @1.6,.42,3.4
  tile.white: box 6.9 .06 .2 b0 n2:0,0,2.7 @1.6,.44,3.4 + box .2 .06 2.8 b0 n2:6.8,0,0 @1.6,.44,3.4
  seat: box .6 .2 1.5 b.04 n2:1,0,0 @-2.4,.46,3.4 + box .6 .1 .7 b.03 rx45 n2:1,0,0 @-2.4,.75,2.6
  trunk.trim: tube .14>.09 -5.6,.2,3.4 -5.4,2,3.4 -5.6,3.8,3.4 s8
  palm: leaf 1.7 .5 .9 rx40 o7 @-5.6,3.7,3.4 + box 3 .8 .7 b.25 @5.6,.3,1.2 + box .7 .8 4 b.25 @6.8,.3,3
bus depot, bus garage, bus shed, bus yard, bus hall, bus terminal depot | 6.6 | wall plaster #d8d4c8, roof iron #5a626a, bus paint #d8402a, second paint #2f7fc0, third paint #e8b020, glass obsidian #33475a, ground plaster #a8a6a0, sign paint #2f5fa8
  ground: box 15 .2 12 b.03
  wall: box 13 .6 7 b0 @0,4.4,-2 + box .6 4.4 7 b.03 n4:4.14,0,0 @0,.2,-2 + box 13 4.4 .5 b.03 @0,.2,-5.2
  roof: slab 7.6 -6.8,0 -4.7,1 -2.3,0 0,1 2.3,0 4.7,1 6.8,0 6.8,-.25 -6.8,-.25 b0 @0,5.1,-2
  sign: box 4 1.3 .3 b.04 @0,4.4,1.6
  white: word bus .9 .12 @0,5.05,1.78 + ball .14 s8 n2:1.6,0,0 n3:4.14,0,0 @0,1.1,4.92
  bus: box 2.4 2.6 7 b.14 @-4.14,.6,1.4
  second: box 2.4 2.6 7 b.14 @0,.6,1.4
  third: box 2.4 2.6 7 b.14 @4.14,.6,1.4
  glass: box 2 1.2 .1 b0 n3:4.14,0,0 @0,1.7,4.88 + box 2.44 .9 5.6 b0 n3:4.14,0,0 @0,1.9,1.2
  dark: rodx .45 2.46 s14 n3:4.14,0,0 n2:0,0,4.2 @0,.65,1.6 + box 1.4 .3 .08 b0 n3:4.14,0,0 @0,2.95,4.88
hotel, hotel building, grand hotel, city hotel, luxury hotel, resort hotel | 24 | wall plaster #e8d2a8, trim plaster #f4efe4, roof roofTiles #3f5a5a, glass obsidian #4a7090, awning cloth #a8242a, gold, sign paint #a8242a, carpet cloth #a8242a
  wall: box 14 17 8 b.05 @0,.4,-1
  trim: box 15 .4 10 b.04 + box 14.4 .4 8.4 b.03 n2:0,13.4,0 @0,10.7,-1 + box .4 13.2 .2 b0 n4:4.6,0,0 @0,4.2,3
  roof: pyr 14.4 2 8.4 .75 @0,17.8,-1
  glass: box 1.3 1.6 .1 b0 n6:2.3,0,0 n4:0,3.2,0 @0,10.4,3 + box .1 1.6 1.3 b0 n3:0,0,2.4 n4:0,3.2,0 @7,10.4,-1 + box 4 2.4 .1 b0 n2:8.4,0,0 @0,.8,3.02 + box 2.6 3 .1 b0 @0,.4,3.04
  awning: box 5 .4 3 b.06 @0,3.6,4.4 + box 4.3 .3 1 b.04 n2:8.4,0,0 @0,3.5,3.3
  gold: cyl .12 3.3 s8 @2.2,.3,5.6 mir + box 5.1 .1 3.1 b0 @0,3.7,4.4 + box 8.4 .25 .5 b0 n2:0,2.7,0 @0,21,2.2
  carpet: box 2 .06 3 b0 @0,.4,4.4
  sign: box 8.2 2.6 .4 b.05 @0,19.8,2.2 + box .3 2.6 .3 b0 n2:5,0,0 @0,17.7,2.1
  white: word hotel 1.8 .16 @0,21.1,2.44
castle keep, great keep, castle donjon, donjon, keep tower, stone keep | 16 | stone blocks #a8a498, roof roofTiles #3f5f8f, door wood, dark rubber #14120f, iron, flag cloth #b3261e, light light #ffd98a
  stone: box 8 9 8 b.04 + pyr 9.2 1.6 9.2 .86 + box 8.5 .9 8.5 b.04 @0,9,0 + box .9 .9 .5 b.03 n4:1.8,0,0 @0,9.9,4 mirz + box .5 .9 .9 b.03 n4:0,0,1.8 @4,9.9,0 mir + cyl 1.5 11.4 s14 @4,0,4 mir mirz + cyl 1.75 .7 s14 @4,11.2,4 mir mirz
    + box 4 3 4 b.04 @0,9,0
  roof: cone 1.9 3 s14 @4,11.9,4 mir mirz + pyr 4.6 2.4 4.6 @0,12,0
  door: slab .3 -1,0 1,0 1,1.8 .7,2.4 0,2.8 -.7,2.4 -1,1.8 b.02 @0,.1,4.5
  dark: slab .2 -.2,0 .2,0 .2,1.2 0,1.5 -.2,1.2 b0 n2:2.4,0,0 n2:0,3,0 @0,5.6,4.02 + slab .2 -.14,0 .14,0 .14,1 0,1.2 -.14,1 b0 @4,6.6,5.46 mir + slab .2 -.14,0 .14,0 .14,1 0,1.2 -.14,1 b0 @4,3.2,5.46 mir
  iron: box 1.9 .14 .34 b0 n2:0,1.1,0 @0,.9,4.5 + cyl .07 1.8 s6 @0,14.3,0
  flag: slab .08 .05,0 1.7,.3 .05,.9 b0 @0,15.1,0 + slab .06 -.6,0 0,-.5 .6,0 .6,2.6 -.6,2.6 b0 @2.2,6,4.1 mir
market hall, market building, building market, market, covered market, hex market, market hex, marketplace building | 6 | roof roofTiles #b1522f, wood wood, grass plant #7fb04a, awning cloth #c4302b, stripe cloth #f3efe2, red paint #c8302a, orange paint #e8902a, green paint #5a9a3a, crate grain #b08a5c
  grass: plan .5 5.6,0 2.8,4.85 -2.8,4.85 -5.6,0 -2.8,-4.85 2.8,-4.85 b.05
  path.crate: plan .1 3.6,0 1.8,3.1 -1.8,3.1 -3.6,0 -1.8,-3.1 1.8,-3.1 b0 @0,.45,0
  wood: box .3 2.7 .3 b.03 n3:2.4,0,0 n2:0,0,3.2 @0,.5,-.6 + box 5.4 .25 .3 b.02 n2:0,0,3.2 @0,3.1,-.6 + box 5 1 .9 b.03 @0,.5,-1.6 + box 1.9 .9 .8 b.03 @-1.9,.5,2.4 + box 1.9 .9 .8 b.03 @1.9,.5,2.4 + cyl .05 1 s6 n2:1.7,0,0 @-1.9,1.3,2.6 + cyl .05 1 s6 n2:1.7,0,0 @1.9,1.3,2.6
  roof: roof 4.6 2.1 6.2 ry90 @0,3.3,-.6
  awning: box .4 .06 1.1 b0 rx18 n3:.8,0,0 @-1.9,2.4,2.5 + box .4 .06 1.1 b0 rx18 n3:.8,0,0 @1.9,2.4,2.5
  stripe: box .4 .06 1.1 b0 rx18 n2:.8,0,0 @-1.9,2.4,2.5 + box .4 .06 1.1 b0 rx18 n2:.8,0,0 @1.9,2.4,2.5
  crate: box .56 .14 .6 b0 n3:.6,0,0 @-1.9,1.4,2.4 + box .56 .14 .6 b0 n3:.6,0,0 @1.9,1.4,2.4 + box .8 .7 .7 b.03 @-3.2,.5,1.2 + box .7 .6 .7 b.03 @3.4,.5,.8
  red: ball .13 s8 n3:.16,0,0 n2:0,0,.25 @-2.5,1.55,2.4 + ball .13 s8 n3:.16,0,0 n2:0,0,.25 @1.9,1.55,2.4
  orange: ball .13 s8 n3:.16,0,0 n2:0,0,.25 @-1.9,1.55,2.4 + ball .2 s8 n3:.22,0,0 @-3.2,1.2,1.2
  green: ball .13 s8 n3:.16,0,0 n2:0,0,.25 @-1.3,1.55,2.4 + ball .13 s8 n3:.16,0,0 n2:0,0,.25 @1.3,1.55,2.4 + ball .13 s8 n3:.16,0,0 n2:0,0,.25 @2.5,1.55,2.4
horse stable, stable, stables, horse stables, stable building, horse barn stable | 5 | wall wood #9a6238, roof roofTiles #6a4a3a, beam grain #5a3a20, trim snow, horse fur #8a5a34, mane fur #2f2018, hay thatch, dark rubber #1c1612
  wall: box 10 2.8 4 b.04 @0,.1,-1
  roof: roof 5.4 1.9 10.8 ry90 @0,2.8,-1
  dark: box 1.9 2.3 .12 b0 n3:3.2,0,0 @0,.1,.98
  beam: box .2 2.7 .2 b.02 n4:3.2,0,0 @0,.1,1.02 + box 10 .2 .24 b.02 @0,2.5,1.02 + box 11 .14 6.4 b.03 @0,0,.1
  door.wall: box 1.8 1.2 .14 b.02 n3:3.2,0,0 @0,.12,1.08
  trim: box 1.9 .12 .18 b0 n2:0,1.1,0 n3:3.2,0,0 @0,.72,1.08 + bar .05 -.85,.25,1.16 .85,1.2,1.16 s4 n3:3.2,0,0 + bar .05 .85,.25,1.16 -.85,1.2,1.16 s4 n3:3.2,0,0
  horse: tube .34>.22 -3.2,1,.6 -3.2,1.6,.9 -3.2,2.1,1.2 s10 + tube .24>.15 -3.2,2.1,1.15 -3.2,1.95,1.6 -3.2,1.75,1.95 s10 + cone .07 .22 s6 @-3.3,2.25,1.1 + cone .07 .22 s6 @-3.1,2.25,1.1
    + tube .34>.22 0,1,.6 0,1.6,.9 0,2.1,1.2 s10 + tube .24>.15 0,2.1,1.15 0,1.95,1.6 0,1.75,1.95 s10 + cone .07 .22 s6 @-.1,2.25,1.1 + cone .07 .22 s6 @.1,2.25,1.1
  mane: tube .1 -3.2,1.4,.5 -3.2,2,.85 -3.2,2.34,1.15 -3.2,2.3,1.35 s6 + tube .1 0,1.4,.5 0,2,.85 0,2.34,1.15 0,2.3,1.35 s6 + ball .05 s8 @-3.4,2.1,1.4 + ball .05 s8 @-3,2.1,1.4 + ball .05 s8 @-.2,2.1,1.4 + ball .05 s8 @.2,2.1,1.4
  hay: box 1.1 .7 .7 b.06 @3.8,.1,2.4 + box 1 .65 .7 b.06 @3.7,.8,2.4 + box 1.1 .7 .7 b.06 @2.6,.1,2.5
museum, museum building, art museum, history museum, natural history museum, city museum | 10.6 | wall plaster #d8d0bc, trim marble, banner cloth #a8242a, second cloth #2f5f8a, dome glass #8fc4dc, rib iron #5a7a78, door wood #5a3a20, glass obsidian #4a7090, bone bone, dark rubber
  wall: box 15 6 7 b.04 @0,.8,-1.5 + cyl 2.4 1.4 s20 @0,6.8,-1.5
  trim: box 16 .4 10 b.04 + box 15.6 .4 9 b.04 @0,.4,-.4 + box 15.4 .5 7.4 b.03 @0,6.6,-1.5 + cyl .34 4.9 .28 s12 n4:1.7,0,0 @0,.8,3 + box 6.4 1.2 2 b.03 @0,5.7,2.6 + slab 1.8 -3.3,0 3.3,0 0,1.3 b.03 @0,6.9,2.6 + cyl 2.6 .3 s20 @0,8,-1.5 + box 1 1 1 b.04 @5.6,.4,4 mir
  dome: lathe 2.3,8.2 2.1,9.2 1.5,10 .7,10.4 0,10.5 s16
  rib: bar .07 2.34,8.2,0 2.14,9.2,0 1.54,10,0 .74,10.4,0 0,10.54,0 s4 o8 @0,0,0
  banner: box 1.5 3.8 .1 b0 @-6,2.2,2.06 + box 1.5 3.8 .1 b0 @3.8,2.2,2.06
  second: box 1.5 3.8 .1 b0 @6,2.2,2.06 + box 1.5 3.8 .1 b0 @-3.8,2.2,2.06
  white: box .9 .14 .06 b0 n2:9.8,0,0 n2:0,.4,0 @-1.1,3.2,2.12 + box .9 .14 .06 b0 n2:9.8,0,0 n2:0,.4,0 @1.1,3.2,2.12 + rodz .4 .06 s14 @-6,5,2.12 + rodz .4 .06 s14 @3.8,5,2.12
  door: box 1.6 3.2 .1 b0 @0,.8,2.06
  dark: word museum .65 .08 @0,6.3,3.62
  bone: lathe 0,0 .3,0 .2,.2 .45,.7 .25,1.2 .36,1.4 0,1.4 s14 @5.6,1.4,4 mir
courthouse, court house, court of law, law court, court building, palace of justice | 11.4 | wall marble #ddd8ce, trim marble, gold, roof stone #8d8f94, door wood #4a2f1c, glass obsidian #4a7090, dark rubber
  wall: box 12 6.4 7 b.04 @0,1.2,-1.5
  trim: box 9 .4 5 b.03 @0,0,2.4 + box 8.4 .4 4 b.03 @0,.4,2.2 + box 7.8 .4 3 b.03 @0,.8,2 + box 12.6 1.2 7.6 b.04 @0,0,-1.5 + cyl .42 5 .34 s14 n4:2,0,0 @0,1.2,2.8 + box 7.4 1.2 2.2 b.03 @0,6.2,2.3 + slab 2 -3.8,0 3.8,0 0,1.5 b.03 @0,7.4,2.3 + box 12.4 .5 7.4 b.03 @0,7.4,-1.5
  roof: pyr 12.2 1 7.2 .7 @0,7.9,-1.5
  gold: cyl .4 .2 s14 @0,8.7,2.3 + cyl .09 2.4 s8 @0,8.7,2.3 + ball .2 s10 @0,11.2,2.3 + tube .08 -1.5,10.6,2.3 -.7,10.9,2.3 0,10.7,2.3 .7,10.9,2.3 1.5,10.6,2.3 s6 + bar .03 1.5,10.6,2.3 2,9.6,2.3 s4 mir + bar .03 1.5,10.6,2.3 1,9.6,2.3 s4 mir + lathe 0,0 .35,.05 .58,.26 .5,.26 0,.16 s14 @1.5,9.4,2.3 mir
  glass: box 1 2.6 .1 b0 n2:1.6,0,0 @4.6,2.6,2.02 mir + box .1 2.6 1 b0 n3:0,0,2 @6,2.6,-1.5 mir
  door: box 1.8 3.4 .1 b0 @0,1.2,2.04
  dark: word court .7 .08 @0,6.8,3.42
theatre, theater, theatre building, theater building, opera house, opera, concert hall, playhouse | 11 | wall plaster #e0cfa8, trim marble, curtain cloth #a8242a, gold, roof roofTiles #3f6a62, mask snow, second gold, dark rubber, glass obsidian #4a7090, light light #ffe08a
  wall: box 13 7 8 b.04 @0,.4,-1.5 + box 8 2 5 b.04 @0,7.4,-2
  trim: box 13.6 .4 9.6 b.04 @0,0,-1 + box 13.4 .4 8.4 b.03 @0,7,-1.5 + cyl .3 5.6 .26 s12 n6:1.9,0,0 @0,.9,3.1 + box 11 .5 1.6 b.03 @0,.4,3.1 + box 11 .6 1.4 b.03 @0,6.4,3.1
  roof: roof 8.4 2 5.4 @0,9,-2
  dark: slab .1 -.7,0 .7,0 .7,3.2 .5,3.7 0,4 -.5,3.7 -.7,3.2 b0 n5:1.9,0,0 @0,.9,2.52
  curtain: slab .14 -.68,0 -.3,0 -.42,1.6 -.1,3.6 -.68,3.6 b0 n5:1.9,0,0 @0,.9,2.56 + slab .14 .68,0 .3,0 .42,1.6 .1,3.6 .68,3.6 b0 n5:1.9,0,0 @0,.9,2.56
  mask: dome .3 -.75,1.7 .75,1.7 .8,.8 .5,.15 0,-.1 -.5,.15 -.8,.8 ~ rz10 @-1.3,7.4,3.2 
  second: dome .3 -.75,1.7 .75,1.7 .8,.8 .5,.15 0,-.1 -.5,.15 -.8,.8 ~ rz-10 @1.3,7.4,3
  face.dark: tube .07 -.4,.55,.3 0,.3,.34 .4,.55,.3 s6 rz10 @-1.3,7.4,3.2 + ball .16 .1 .1 s10 @-1.9,8.5,3.44 + ball .16 .1 .1 s10 @-1.2,8.6,3.44 + tube .07 -.4,.3,.3 0,.55,.34 .4,.3,.3 s6 rz-10 @1.3,7.4,3 + ball .16 .1 .1 s10 @1.2,8.6,3.24 + ball .16 .1 .1 s10 @1.9,8.5,3.24
  gold: box 11.2 .12 1.5 b0 @0,6.95,3.1 + ball .3 s10 @0,11.1,.6
  light: ball .14 s8 n10:1.1,0,0 @0,6.7,3.85
office building, office block, office complex, corporate building, office building block, business building | 22 | wall plaster #c8ccd0, glass obsidian #3f7fa8, trim snow, door glass #8fc4dc, sign paint #2f5fa8, ground plaster #b8b4aa, hedge leaves
  ground: box 15 .3 13 b.04 @0,0,.5
  wall: box 12 .5 8 b0 n7:0,3,0 @0,12,-1 + box 2.6 21.6 8.2 b.04 @-4.8,.3,-1
  glass: box 11.6 20 7.6 b0 @.1,.3,-1
  trim: box .12 18 .1 b0 n8:1.2,0,0 @1.6,3,2.82 + box .1 18 .12 b0 n5:0,0,1.5 @5.92,3,-1 + box 4 .3 2.4 b.03 @1.6,2.8,3.8 + cyl .12 2.5 s8 n2:3.4,0,0 @1.6,.3,4.7 + box 12.2 .7 8.2 b.03 @0,21.2,-1
  door: box 2.8 2.4 .1 b0 @1.6,.3,2.86 + box .08 2.4 .14 b0 
  sign: box 4.6 1.4 .3 b.04 @1.6,20,3.1 + box 2 .7 1.4 b.04 n2:3.4,0,0 @1,21.9,-1.6
  white: word office 1 .1 @1.6,20.7,3.28
  hedge: box 3 .7 1 b.2 @-4.6,.3,4.6 + box 3 .7 1 b.2 @5.4,.3,4.6
aircraft hangar, airplane hangar, plane hangar, airport hangar, hangar with plane | 9 | wall iron #9aa4ae, door paint #d8dce0, floor plaster #b0aca4, plane snow, stripe paint #c4302b, glass obsidian #33475a, trim paint #e0a020, metal steel
  floor: box 18 .2 17 b.03 @0,0,2
  wall: slab 9 -8,.2 -8,4 -7,6.4 -4.6,8.3 0,9 4.6,8.3 7,6.4 8,4 8,.2 7.5,.2 7.5,3.9 6.6,6.1 4.3,7.8 0,8.5 -4.3,7.8 -6.6,6.1 -7.5,3.9 -7.5,.2 b0 @0,0,-1.6 + slab .3 -7.8,.2 -7.8,4 -6.8,6.2 -4.5,8 0,8.7 4.5,8 6.8,6.2 7.8,4 7.8,.2 b0 @0,0,-5.8
  door: box 2 6 .3 b0 @7,.2,2.9 mir + box .14 6 .4 b0 n3:.6,0,0 @7,.2,2.92 mir
  trim: slab .3 -8.1,4 -7.1,6.5 -4.7,8.4 0,9.1 4.7,8.4 7.1,6.5 8.1,4 7.4,3.9 6.5,6 4.2,7.7 0,8.4 -4.2,7.7 -6.5,6 -7.4,3.9 b0 @0,0,2.9 + box .2 .06 6 b0 @0,.18,7.2
  plane: ovals .2,.2,6.6 .6,.6,6 1,1,4.6 1,1,-1 .5,.6,-3.6 .2,.3,-4.6 s14 @0,2.2,0 + plan .22 -6,-1.4 -6,-.4 -.8,1.8 .8,1.8 6,-.4 6,-1.4 .8,.2 -.8,.2 b.03 @0,1.7,1.6 + plan .14 -2.2,-4.5 -2.2,-3.9 0,-3 2.2,-3.9 2.2,-4.5 b.02 @0,2.5,0 + rodz .5 1.8 s14 @2.9,1.3,2.6 mir
  stripe: side .2 -4.5,2.5 -3,2.6 -4,4.8 -4.8,4.8 b.02 + rodz .42 1.84 s14 @2.9,1.3,2.64 mir + box 2.04 .16 4.6 b0 @0,2.1,2
  glass: box 1.3 .4 1 b.1 @0,2.7,5.2 + ball .08 s6 @.99,2.6,3.5 mir
  dark: rodx .36 .4 s12 @1.3,.5,1.2 mir + rodx .32 .3 s12 @0,.46,5 + box .16 1.2 .16 b0 @1.3,.6,1.2 mir + box .14 1 .14 b0 @0,.5,5
factory facade, factory front, factory front wall, industrial facade, factory wall | 9 | brick bricks, trim stone #b8b0a0, glass obsidian #5a90b0, frame iron #33383e, gate iron #6a7a80, sign paint #2f5f8a
  brick: slab .8 -7,0 -7,6.6 -4.66,8.4 -4.66,6.6 -2.33,8.4 -2.33,6.6 0,8.4 0,6.6 2.33,8.4 2.33,6.6 4.66,8.4 4.66,6.6 7,8.4 7,0 b0 + box .6 6.6 1 b.02 n4:4.5,0,0
  trim: box 14.2 .35 1 b.02 @0,0,0 + box 14.2 .3 1 b.02 @0,6.3,0 + box 4.2 .3 1 b.02 @0,3.6,.1
  glass: box 2.8 3.4 .1 b0 @4.5,1.6,.4 mir + box 2.8 1.5 .1 b0 @0,4.4,.4
  frame: box .08 3.4 .14 b0 n5:.7,0,0 @4.5,1.6,.42 mir + box 2.8 .08 .14 b0 n5:0,.85,0 @4.5,3.26,.42 mir + box .08 1.5 .14 b0 n5:.7,0,0 @0,4.4,.42 + box 2.8 .08 .14 b0 n3:0,.74,0 @0,5.1,.42
  gate: box 3.2 3.4 .12 b0 @0,.1,.42 + box 3.2 .06 .18 b0 n7:0,.45,0 @0,1.8,.44
  sign: box 5.6 1 .2 b.03 @0,5.5,.6 + box .2 .2 .4 b0 n2:4,0,0 @0,5.9,.5
  white: word factory .65 .08 @0,6,.72
newspaper kiosk, newsagent, news kiosk, street kiosk, newsagent kiosk, kiosk stand | 3.4 | wall paint #2f6a4a, roof paint #24543a, paper plaster #f1efe6, red paint #d1302a, blue paint #2f7fc0, yellow paint #f0c030, counter wood, gold, dark rubber
  wall: plan 1 -1.2,-1 1.2,-1 1.2,.6 .8,1 -.8,1 -1.2,.6 b.02 @0,.1,0 + box .16 1.5 .16 b.02 @1.1,1.1,.5 mir + box .16 1.5 .16 b.02 @1.1,1.1,-.9 mir + box 2.2 1.5 .1 b0 @0,1.1,-.95
  counter: plan .08 -1.3,-1 1.3,-1 1.3,.7 .85,1.2 -.85,1.2 -1.3,.7 b.02 @0,1.1,0
  roof: plan .3 -1.5,-1.2 1.5,-1.2 1.5,.9 1,1.4 -1,1.4 -1.5,.9 b.04 @0,2.5,0 + pyr 2.8 .5 2.4 .2 @0,2.8,.05 + box 2 .1 .1 b0 @0,2.45,-1
  gold: ball .12 s10 @0,3.36,.05 + box 2.04 .05 .05 b0 @0,2.5,1.4
  white: word news .26 .05 @0,2.65,1.42
  paper: box .36 .5 .05 b0 rx-14 n2:1.2,0,0 @0,.45,1.06 + box .34 .08 .26 b.01 n3:.5,0,0 @0,1.18,.85 + box .36 .44 .04 b0 n3:.56,0,0 @0,1.9,-.88
  red: box .36 .5 .05 b0 rx-14 @-.2,.45,1.06 + box .36 .44 .04 b0 n2:1.12,0,0 @0,1.35,-.88 + box .05 .5 .4 b0 n2:0,0,.5 @1.22,.5,-.2
  blue: box .36 .5 .05 b0 rx-14 @.2,.45,1.06 + box .36 .44 .04 b0 @0,1.35,-.88 + box .05 .5 .4 b0 n2:0,0,.5 @-1.22,.5,-.2
  yellow: box .3 .12 .07 b0 rx-14 n4:.4,0,0 @0,.8,1.0 + box .24 .1 .06 b0 n3:.56,0,0 @0,2.15,-.87
  dark: box .24 .03 .07 b0 rx-14 n4:.4,0,0 n2:0,.1,-.02 @0,.62,1.06
lumber yard, lumberyard, timber yard, wood yard, timber merchant | 5.2 | wood wood #d2a566, post wood #7a5230, roof iron #6a7a70, log bark, cut wood #e0b878, ground earth #a08058, blade steel, sign wood #8a5a30
  ground: box 14 .2 11 b.05
  post: box .3 4 .3 b.02 n3:3,0,0 n2:0,0,3 @-2.6,.2,-2.6 + box 6.4 .2 .2 b.02 n2:0,0,3 @-2.6,2.3,-2.6 + box .2 2.6 .2 b.02 n2:3,0,0 @3.8,.2,-3.2 + box .2 1.4 .2 b.02 n4:1.4,0,0 @3.8,.2,2.6 
  roof: box 7.4 .2 4.6 b.02 rx8 @-2.6,4.1,-2.6
  wood: box 6 .14 .6 b.01 n4:0,0,.72 n5:0,.26,0 @-2.6,.85,-2.6 + box 6 .14 .6 b.01 n4:0,0,.72 n3:0,.26,0 @-2.6,2.75,-2.6
  stack.wood: box 3.6 .16 .5 b.01 n3:0,0,.6 n4:0,.28,0 @-4,.75,2.6
  post: box .16 1.5 .16 b0 n2:2.6,0,0 n2:0,0,2.2 @-4,.2,2.6 + box .2 1.5 2.6 b0 n2:4,0,0 @-2.6,.2,-2.6 + box .2 .8 2.6 b0 n2:4,0,0 @-2.6,2.4,-2.6 + box .16 1.1 1.7 b0 n2:2.4,0,0 @-4,.2,2.6
  log: rodz .42 3.4 s12 n4:.86,0,0 @3.8,.6,2.4 + rodz .42 3.4 s12 n3:.86,0,0 @3.8,1.34,2.4 + rodz .42 3.4 s12 n2:.86,0,0 @3.8,2.08,2.4
  cut: rodz .36 3.46 s12 b0 n4:.86,0,0 @3.8,.6,2.4 + rodz .36 3.46 s12 b0 n3:.86,0,0 @3.8,1.34,2.4 + rodz .36 3.46 s12 b0 n2:.86,0,0 @3.8,2.08,2.4
  sign: box 4.4 1.4 .2 b.03 @3.8,2.6,-3.1
  blade: gear 14 1 .12 @3.8,4.3,-3.1
  white: word lumber .6 .08 @3.8,3.3,-2.96
  dark: rodz .16 .16 s10 @3.8,4.3,-3.1
${storeyed(2, 'two')}${storeyed(3, 'three')}${storeyed(4, 'four', ', large building, big building, building large')}${storeyed(5, 'five')}${storeyed(6, 'six')}chinese gate, paifang, pailou, chinese archway, chinatown gate, chinese arch, gate chinese | 5 | post paint #c4202b, roof roofTiles #2f5a4a, trim gold, board paint #23408a, stone stone
  post: cyl .2 3.6 s16 @1.4,.3,0 mir + cyl .18 2.8 s16 @2.8,.3,0 mir + box 3.4 .24 .3 b.02 @0,3.1,0 + box 3 .2 .26 b.02 @0,2.4,0 + box 1.7 .22 .26 b.02 @2.1,2.5,0 mir
  roof: side 3.6 -.8,.0 .8,.0 .5,.16 .16,.46 0,.56 -.16,.46 -.5,.16 b.02 bendyx.07 @0,3.72,0 + side 1.7 -.6,.0 .6,.0 .4,.12 .12,.34 0,.42 -.12,.34 -.4,.12 b.02 bendyx.12 @2.2,3.0,0 mir
  trim: tube .08 -1.8,4.68,0 -1,4.52,0 0,4.44,0 1,4.52,0 1.8,4.68,0 s8 + tube .06 1.8,4.66,0 2.0,4.86,0 2.05,5,0 s8 mir + tube .06 1.4,3.5,0 2.2,3.42,0 3.05,3.52,0 3.15,3.68,0 s8 mir + box .22 .3 .4 b.02 n9:.36,0,0 @0,3.31,0 + box .18 .18 .34 b.02 n4:.4,0,0 @2.1,2.74,0 mir + box 1.1 .06 .1 @0,2.62,.14 + box 1.1 .06 .1 @0,3.05,.14
  base.post: box 3.3 .4 .34 b.02 @0,3.58,0 + box 1.6 .26 .3 b.02 @2.2,2.86,0 mir
  board: box 1 .4 .3 b.01 @0,2.66,0
  letter.trim: bar .022 -.3,2.96,.16 -.1,2.96,.16 s4 + bar .022 -.2,2.98,.16 -.2,2.72,.16 s4 + bar .022 -.3,2.84,.16 -.1,2.84,.16 s4 + bar .022 .1,2.96,.16 .3,2.96,.16 .3,2.74,.16 .1,2.74,.16 .1,2.96,.16 s4 + bar .022 .1,2.85,.16 .3,2.85,.16 s4
  stone: box .6 .5 .8 b.05 @1.4,0,0 mir + box .5 .44 .7 b.05 @2.8,0,0 mir + rodx .26 .2 s18 @1.4,.6,.26 mir
chinese pavilion, chinese pergola, chinese gazebo, asian pavilion, pergola chinese, japanese gazebo, oriental pavilion | 4.4 | post paint #c4202b, roof roofTiles #2f5a4a, trim gold, stone stone, rail paint #a81a24
  stone: cyl 2 .3 1.9 s8 b.03 + box 1 .15 .5 b.02 @0,0,2
  post: cyl .11 2.4 s12 @1.35,.3,0 o8:0 + 8*box 1.05 .2 .1 b.02 @0,2.5,1.26 ry22.5+45i
  rail: 7*box .95 .06 .06 b0 @0,.85,1.26 ry67.5+45i + 7*box .95 .05 .05 b0 @0,.5,1.26 ry67.5+45i + 7*box .05 .5 .05 b0 n3:.26,0,0 @0,.36,1.26 ry67.5+45i
  roof: lathe 0,2.6 1.3,2.6 2.1,2.62 1.5,2.86 .9,3.3 .4,3.86 .1,4.1 0,4.1 s8 c20
  trim: tube .06 0,4.05,.1 0,3.85,.44 0,3.3,.94 0,2.88,1.52 0,2.66,2.06 0,2.84,2.24 s7 o8:22.5 + ball .16 @0,4.2,0 + cone .07 .24 s10 @0,4.3,0 + box .2 .2 .16 b.02 @0,2.4,1.34 o8:22.5
granary, grain store, grain storage, building grain, grain building, granary building, grain barn, wheat store | 6.5 | wall plaster #e8dcbc, wood wood #7a5230, roof thatch #c9a24e, stone, grain thatch #e8c24a, sack cloth #c9b48a
  stone: cyl .35 .7 .25 s12 n3:1.9,0,0 n3:0,0,1.7 + cyl .42 .1 s12 n3:1.9,0,0 n3:0,0,1.7 @0,.68,0
  wood: box 4.8 .24 4.2 b.03 @0,.76,0 + box .24 2.6 .24 b.02 @2.2,.98,1.9 mir mirz + box 4.6 .2 .2 b.02 @0,3.4,1.9 mirz + box .2 .2 3.9 b.02 @2.2,3.4,0 mir + bar .1 -2.2,1.05,1.96 -.8,3.4,1.96 s6 mir + box 1.3 1.9 .12 b.02 @0,.98,1.94 + box 1.2 .1 .3 b.01 n3:0,.24,-.3 @0,.36,2.6 + bar .07 .6,0,3.1 .6,1,2.1 s6 mir + box 1.1 .8 .12 b.02 @0,3.9,1.94
  wall: box 4.3 2.5 3.7 b0 @0,1,0 + slab 3.8 -2.2,3.5 2.2,3.5 0,5.9 b0
  roof: box 3.5 .26 4.7 b.04 rz48 @-1.35,4.5,0 + box 3.5 .26 4.7 b.04 rz-48 @1.35,4.5,0 + rodz .22 4.8 s10 @0,5.95,0
  grain: cone .9 .7 s16 @2.2,0,2.9 + slab .1 0,0 .1,.3 .08,.6 0,.75 -.08,.6 -.1,.3 b.02 @0,4.85,1.93 + slab .08 .04,0 .4,.3 .42,.5 .1,.2 b.01 @0,4.8,1.93 mir
  sack: ball .34 .42 .3 s14 @-1.5,.38,2.7 + ball .32 .4 .3 s14 @-2.1,.36,2.6 + cyl .1 .16 .16 s10 @-1.5,.74,2.7 + cyl .1 .16 .16 s10 @-2.1,.7,2.6
tower with a catapult, tower catapult, catapult tower, building tower catapult, catapult on a tower, castle tower catapult, building catapult tower | 10 | wall blocks, wood wood, trim blocks #cfc8b8, door grain #5f4227, rope thatch, rock stone #6f6c66
  wall: cyl 2 6 1.75 s24 + cyl 2.3 .6 2.05 s24 + cyl 2.2 .8 s24 @0,6,0 + box .6 .6 .4 b.03 @0,6.75,2.05 o9
  trim: cyl 2.28 .2 s24 @0,5.95,0 + ring 1.9 .08 6 s24 @0,3.2,0 + cyl 2.05 .08 s24 b0 @0,6.76,0
  door: slab .3 -.5,0 .5,0 .5,1.2 .3,1.6 0,1.75 -.3,1.6 -.5,1.2 b.02 @0,0,2.05
  window.dark: box .24 .8 .2 b0 @0,4.2,1.86 o4
  wood: box .2 .24 2.6 b.02 @.6,6.84,0 mir + box 1.4 .2 .2 b.02 n2:0,0,2.3 @0,6.86,0 + bar .09 .6,6.95,.7 .6,8.3,.1 s6 mir + bar .09 .6,6.95,-.8 .6,8.3,.1 s6 mir + rodx .11 1.5 s10 @0,8.25,.1 + bar .1 0,7.05,.9 0,9.3,-1.1 s8 + lathe 0,0 .28,.04 .36,.24 .3,.24 .24,.1 0,.08 s16 rx-40 @0,9.2,-1.08
  rock: blob .26 .15 2 8 @0,9.5,-1.26 + blob .2 .2 2 7 @1.3,6.95,.5 + blob .18 .2 2 7 @1.3,6.95,.1 + blob .18 .2 2 7 @1.25,7.2,.3
  rope: rodx .16 .5 s12 @0,7.1,.85 + rodx .14 .3 s10 @0,8.25,.1
tower with a cannon, tower cannon, cannon tower, building tower cannon, cannon on a tower, castle tower cannon, building cannon tower, artillery tower | 9 | wall blocks, wood wood, trim blocks #cfc8b8, door grain #5f4227, iron iron #2a2c30
  wall: cyl 2 6 1.75 s24 + cyl 2.3 .6 2.05 s24 + cyl 2.2 .8 s24 @0,6,0 + box .6 .6 .4 b.03 @0,6.75,2.05 o9:20
  trim: cyl 2.28 .2 s24 @0,5.95,0 + ring 1.9 .08 6 s24 @0,3.2,0 + cyl 2.05 .08 s24 b0 @0,6.76,0
  door: slab .3 -.5,0 .5,0 .5,1.2 .3,1.6 0,1.75 -.3,1.6 -.5,1.2 b.02 @0,0,2.05
  window.dark: box .24 .8 .2 b0 @0,4.2,1.86 o4
  wood: side .2 -1.2,0 .9,0 .9,.5 .4,.75 -.3,.7 -1.2,.3 b.03 @.42,6.95,-.1 mir + box .7 .2 1.4 b.02 @0,7,-.1
  wheel.wood: wheel .36 .16 @.62,7.18,.5 mir + wheel .3 .16 @.62,7.12,-.8 mir
  iron: lathe 0,-1 .3,-.95 .44,-.8 .46,-.3 .4,-.28 .36,.9 .32,1.6 .4,1.64 .4,1.9 .24,1.9 .24,1.4 0,1.4 s22 rx78 @0,7.75,.1 + ball .16 s12 @0,7.55,-1 + ringx .4 .02 6 s18 @.71,7.18,.5 mir + ball .2 s12 @1.3,6.98,-.4 + ball .2 s12 @1.3,6.98,0 + ball .2 s12 @1.2,7.28,-.2 + rodx .1 1.1 s10 @0,7.68,.2
dock corner, corner dock, wooden dock corner, dock corner wooden, pier corner, wharf corner, jetty corner | 1.6 | wood, pile grain #5d3a1e, rope thatch
  wood: box 2 .1 .44 n8:0,0,.48 @-1,.85,.2 + box .44 .1 2 n4:.48,0,0 @1,.85,-.88 + box .14 .14 3.8 @-1.7,.72,.2 + box .14 .14 3.8 @-.3,.72,.2 + box 3.6 .14 .14 n2:0,0,1.5 @0,.72,-.88
  pile: cyl .13 1.5 s10 n3:0,0,1.85 @-2.02,0,0 + cyl .13 1.5 s10 @1.9,0,-1.98 + cyl .13 1.5 s10 n2:1.9,0,0 @.95,0,.2 + cyl .13 1.5 s10 @.06,0,1.9 + cyl .13 1.5 s10 @.0,0,-1.98
  rope: cyl .15 .08 s10 n3:0,0,1.85 @-2.02,1.25,0 + tube .035 -2.05,1.3,-1.85 -2.06,1.05,-.9 -2.05,1.3,0 -2.06,1.05,.9 -2.05,1.3,1.85 s7 + cyl .15 .08 s10 @1.9,1.25,-1.98 + cyl .15 .08 s10 n2:1.9,0,0 @.95,1.25,.2
dock column, dock pillar, wooden dock column, dock pile, dock piling, column dock, pier piling, mooring post, dock post, mooring pile | 1.8 | wood bark, rope thatch #d8b878, cap wax #d9b07a, iron
  wood: cyl .2 1.7 .18 s16 + bar .11>.1 .42,0,-.1 .12,1.1,-.06 s10 mir
  cap: cyl .165 .02 s16 b0 @0,1.695,0
  rope: ring .19 .03 6 s18 n4:0,.055,0 @0,1.2,0 + tube .026 .17,1.15,.1 .28,1,.14 .26,.8,.12 .34,.62,.14 s7
  iron: lathe .2,.1 .212,.1 .212,.2 .2,.2 .2,.1 s18 @0,1.3,0
dock stairs, dock steps, stairs dock, wooden dock stairs, dock stairs wooden, pier stairs, jetty stairs, wooden stairs on posts | 1.7 | wood, pile grain #5d3a1e
  wood: box 1.7 .1 .4 b.01 @0,.95,-1 + box 1.7 .1 .4 b.01 @0,.74,-.62 + box 1.7 .1 .4 b.01 @0,.53,-.24 + box 1.7 .1 .4 b.01 @0,.32,.14 + box 1.7 .1 .4 b.01 @0,.11,.52 + side .1 -1.2,.78 -1.2,.98 -.9,.98 .75,.14 .75,0 .5,0 b0 @.72,0,0 mir + bar .04 .94,1.62,-1.1 .94,.82,.6 s6 mir
  pile: cyl .11 1.7 s10 @.94,0,-1.1 mir + cyl .1 .9 s10 @.94,0,.6 mir
`;
