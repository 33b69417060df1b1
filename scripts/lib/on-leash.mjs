// Runs the script that it is given, on a leash: for what hands Node's own flags on to processes below it, as Jest does.
import { pathToFileURL } from 'node:url';
import './leash.mjs';

process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1]).href);
