import { runContent } from '../src/build/report/run-content.ts';

process.exitCode = await runContent(process.argv.slice(2), process.cwd());
