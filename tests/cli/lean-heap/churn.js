import { keepHeapLean } from '../../../src/cli/lean-heap.ts';

// Work like that of a large build: much lives on, and what is made lives just long enough to be moved beside it.
// Prints the bytes of the heap when all that lives on is there, and at its highest after that.
if (process.argv.includes('--lean')) keepHeapLean();
const make = (number) => ({ number, parts: [number, number + 1, number + 2, number + 3, number + 4] });
const lasting = Array.from({ length: 300_000 }, (_, index) => make(index));
const passing = new Array(100_000);
const settled = process.memoryUsage().heapUsed;
let highest = 0;
for (let made = 0; made < 6_000_000; made += 1) {
  passing[made % passing.length] = make(made);
  if (made % 20_000 === 0) highest = Math.max(highest, process.memoryUsage().heapUsed);
}
console.log(JSON.stringify({ settled, highest, lasting: lasting.length }));
