import { runContent } from '@federation/content-check/report/run-content';

process.exitCode = await runContent(process.argv.slice(2), process.cwd());
