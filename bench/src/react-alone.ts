import { countPerSecond, createReactLoop, PLAIN_ELEMENTS } from './react-loop.ts'

/** Prints how often per second React alone renders, after a warm-up. */
const { render } = createReactLoop(PLAIN_ELEMENTS)
countPerSecond(0.5, render)
console.log(countPerSecond(Number(process.argv[2]), render))
