await import('/tmp/badge.mjs');
import { writeSheet } from '/work/wt/eng/packages/engine/gallery/write-sheet.mjs';
const { jobs, runJob, renderThumbnail, readModel, photo } = globalThis.m;
const cell = 260, pictures = [];
const rows = [
 ['keychain','cat',{}, {name_text:'Kitty'}],
 ['keychain','person',{}, {}],
 ['keychain','cat',{badge_shape:'hexagon',base_thickness_mm:1.5,relief_curve:'gamma',curve_param:2}, {}],
 ['keychain','cat',{badge_shape:'shield',base_thickness_mm:1.5}, {name_text:'ADA'}],
 ['keychain','cat',{badge_shape:'star',base_thickness_mm:1.5}, {}],
 ['fridge-magnet','cat',{}, {}],
 ['fridge-magnet','person',{relief_curve:'s-curve'}, {}],
 ['fridge-magnet','cat',{invert_depth:true}, {}],
 ['fridge-magnet','cat',{remove_background:false}, {}],
 ['fridge-magnet','cat',{base_thickness_mm:0}, {}],
 ['fridge-magnet','cat',{smoothing:3,badge_shape:'circle'}, {}],
 ['fridge-magnet','cat',{has_closed_back:false}, {}, 200],
 ['fridge-magnet','cat',{depth_threshold:0.7}, {}],
];
for (const [product, who, options, proto, az] of rows) {
  const t=Date.now();
  const out = await runJob(jobs,{family:`${product}-build`,request:{options},files:{image:await photo(who)},seed:1,source:{family:`${product}-prototype`,request:proto,seed:1}},{progress(){},signal:new AbortController().signal});
  const bytes = out.files['model.glb'];
  const d = await readModel({name:'m',bytes:bytes.slice()});
  pictures.push({name:`${product} ${JSON.stringify(options).slice(1,-1)}`, picture: await renderThumbnail(d,{size:cell,azimuth:az??14,elevation:12})});
  console.log(product,JSON.stringify(options),Date.now()-t,'ms',(bytes.length/1e6).toFixed(1),'MB',JSON.stringify(out.ignored??''));
}
await writeSheet('/tmp/badges.png', pictures, {columns:5, cell});
