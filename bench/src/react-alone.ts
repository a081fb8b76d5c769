import { countPerSecond, renderReact } from './react-loop.ts'

/** Prints how often a second React alone renders, after a warm-up. */
countPerSecond(0.5, renderReact)
console.log(countPerSecond(Number(process.argv[2]), renderReact))
