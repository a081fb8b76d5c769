import { MAX_CAPTIONS } from '@menagerie/contract/film'
import { toPlayedLines } from './played-lines.ts'

/** Captions as WebVTT, or the reason why they are invalid. */
type Captions = { captions: string } | { fault: string }

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`
/** SubRip writes positions as `X1:10`, which WebVTT does not have. */
const TIMES = new RegExp(
  String.raw`^${TIME}[ \t]*-->[ \t]*${TIME}((?:[ \t]+[a-z]+:\S+)*)(?:[ \t]+[XY][12]:\d+)*[ \t]*$`,
)
/** Times in YouTube's format (SBV). */
const SBV_TIMES = /^(\d{1,2}:\d{2}:\d{2}\.\d{3}),(\d{1,2}:\d{2}:\d{2}\.\d{3})$/gm
const ARROW = '-->'
const SRT_NUMBER = /^\d+$/
const HEADER = /^WEBVTT(?:[ \t].*)?$/
/** Blocks of WebVTT that display nothing and stay unchanged. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/**
 * Reads WebVTT, SubRip (SRT) and typed cues without a header. Strict, because players silently skip what they do not
 * understand. Styles are removed, because they would load what a page's policy forbids.
 */
export function readCaptions(text: string): Captions {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(SBV_TIMES, '$1 --> $2')
    .trim()
  const [head = '', ...rest] = lines.split(/\n(?:[^\S\n]*\n)+/)
  const [first = '', ...more] = head.split('\n')
  const blocks = HEADER.test(first)
    ? more.some((line) => line.includes(ARROW))
      ? [more.join('\n'), ...rest]
      : rest
    : [head, ...rest]
  const cues: string[] = []
  let before = 0
  for (const [at, block] of blocks.entries()) {
    if (ASIDE.test(block) ? !block.includes(ARROW) : block.trim() === '') continue
    const cue = readCue(block, at + 1)
    if ('fault' in cue) return cue
    if (cue.from < before)
      return {
        fault: `Captions must start one after the other: the one at ${cue.shown} starts before the one above it`,
      }
    before = cue.from
    cues.push(cue.text)
  }
  if (cues.length === 0)
    return {
      fault:
        'There are no captions in this text: each needs its times, such as 00:01.000 --> 00:04.000, and its words below them',
    }
  const captions = `WEBVTT\n\n${cues.join('\n\n')}\n`
  return captions.length > MAX_CAPTIONS ? { fault: 'These captions are too long for one film' } : { captions }
}

type Cue = { from: number; shown: string; text: string }

function readCue(block: string, number: number): Cue | { fault: string } {
  const lines = block
    .trim()
    .split('\n')
    .map((line) => line.trimEnd())
  const timesAt = lines.findIndex((line) => line.includes(ARROW))
  const times = lines[timesAt] ?? ''
  const match = TIMES.exec(times.trim())
  if (timesAt < 0 || timesAt > 1 || match === null)
    return {
      fault: `Caption ${number} has no times in the right format: enter 00:01.000 --> 00:04.000, and its words below them`,
    }
  const [from, to] = [toMs(match.slice(1, 5)), toMs(match.slice(5, 9))]
  const words = lines.slice(timesAt + 1)
  if (from === undefined || to === undefined || to <= from)
    return { fault: `Caption ${number} ends before it starts, or its times are not valid: ${times.trim()}` }
  const played = toPlayedLines(words)
  if (played.length === 0 || words.some((line) => line.includes(ARROW)) || ASIDE.test(block))
    return { fault: `Caption ${number} has no words of its own: leave an empty line between two captions` }
  const id = timesAt === 1 && !SRT_NUMBER.test(lines[0] ?? '') ? `${lines[0]}\n` : ''
  const shown = toTime(from)
  return { from, shown, text: `${id}${shown} --> ${toTime(to)}${match[9] ?? ''}\n${played.join('\n')}` }
}

function toMs([hours = '0', minutes = '', seconds = '', part = '0']: readonly (string | undefined)[]):
  | number
  | undefined {
  const [h, m, s] = [hours, minutes, seconds].map(Number)
  if (h === undefined || m === undefined || s === undefined || m > 59 || s > 59) return undefined
  return ((h * 60 + m) * 60 + s) * 1_000 + Number(part.padEnd(3, '0'))
}

function toTime(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, '0')}`
}
