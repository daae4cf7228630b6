import { toBlocks } from './src/lib/documents/tree.ts';
import { makeXlsx } from './src/lib/documents/xlsx.ts';
import { readMdx } from './scripts/content/read.ts';
import { writeFileSync } from 'node:fs';
const [,, id, lang] = process.argv;
const f = readMdx(process.cwd(), `src/content/${id}/${lang}.mdx`);
const blocks = toBlocks(f.body, { toAddress: u=>u, toDataBlocks:()=>[], words:{sumOfColumn:'sum',sumOfRow:'sum',days:'days',lawTitle:d=>d,lawReview:d=>d}});
const src={language:lang,title:f.data.name,kind:'Template',lead:f.data.description,facts:[],date:'2026-11-18',footer:'',demonstration:'demo',contents:null,blocks,words:{page:'',readFirst:'Read first'}};
const a=await makeXlsx(src), b=await makeXlsx(src); console.log(a.length, a.equals(b)); writeFileSync('/tmp/tt/lo/hx-'+id.split('/')[1]+'.xlsx',a);
