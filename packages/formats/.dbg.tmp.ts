import { readFileSync } from 'node:fs';
import { parseBinary } from './src/read/fbx/parse-binary.ts';
const { records } = parseBinary(readFileSync('/tmp/fbxw/data/maya_cube_7500_binary.fbx'));
const show=(n:any,d=0)=>{console.log(' '.repeat(d)+n.name, n.values.map((v:any)=>typeof v==='object'?v.constructor.name+v.length+':'+Array.from(v.slice(0,4)):v).join(' | '));if(d<4)n.children.forEach((c:any)=>show(c,d+1));};
records.filter((r:any)=>r.name==='Objects'||r.name==='Connections').forEach((r:any)=>show(r));
