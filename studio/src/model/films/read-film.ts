import {
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'
import { hashContent } from '../../platform/storage/hash-content.ts'

/** Properties read from the file. */
type FilmFacts = {
  mime: 'video/mp4' | 'video/webm'
  hash: string
  width: number
  height: number
  seconds: number
}
type FilmFault = { fault: string }

const ADVICE = 'export it as MP4 with H.264 video and AAC audio'
const UNREADABLE = `This file cannot be read as a film: ${ADVICE}`
const DAMAGED = 'This film is damaged or incomplete: export it again, or copy it again from where it came'
const NO_PICTURE = 'This file has no video in it: upload a film'
const DEEP_COLOURS = `This film has more colours than browsers can show (10 bits, or 4:2:2): ${ADVICE}, with 8 bits`

/** Video and audio codecs that browsers on phones and computers play, by container format. */
const PLAYED = {
  MP4: { mime: 'video/mp4', pictures: ['avc'], sounds: ['aac', 'mp3'] },
  WebM: { mime: 'video/webm', pictures: ['vp8', 'vp9'], sounds: ['opus', 'vorbis'] },
} as const
const CODEC_NAMES: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC (H.265)',
  av1: 'AV1',
  vp8: 'VP8',
  vp9: 'VP9',
}
/** H.264 profiles with 8 bits and 4:2:0 chroma: Baseline, Main, Extended, High. */
const PLAIN_H264 = /^avc[13]\.(?:42|4d|58|64)/i
const PLAIN_VP9 = /^vp09\.00/

/** Reads the file as players do: its first bytes, its tracks, its last frame. */
export async function readFilm(file: Blob): Promise<FilmFacts | FilmFault> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] })
  try {
    if (!(await input.canRead())) return { fault: (await isAvi(file)) ? toKindFault('AVI') : UNREADABLE }
    const facts = await readTracks(input)
    return 'fault' in facts ? facts : { ...facts, hash: await hashContent(file) }
  } catch {
    return { fault: DAMAGED }
  } finally {
    input.dispose()
  }
}

async function readTracks(input: Input): Promise<Omit<FilmFacts, 'hash'> | FilmFault> {
  const { name } = await input.getFormat()
  if (name !== 'MP4' && name !== 'WebM') return { fault: toKindFault(name === 'Matroska' ? 'Matroska (MKV)' : 'MOV') }
  const { mime, pictures, sounds } = PLAYED[name]
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (video === null) return { fault: audio === null ? DAMAGED : NO_PICTURE }
  const fault = (await findCodecFault(video, pictures)) ?? (audio && (await findSoundFault(audio, sounds)))
  if (fault) return { fault }
  const seconds = await video.computeDuration()
  if (seconds <= 0 || !(await endsWhole(video)) || (audio && !(await endsWhole(audio)))) return { fault: DAMAGED }
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  return { mime, width, height, seconds }
}

async function findCodecFault(video: InputVideoTrack, played: readonly string[]): Promise<string | undefined> {
  const codec = String(await video.getCodec())
  if (!played.includes(codec))
    return `The video of this film is encoded as ${CODEC_NAMES[codec] ?? 'something else'}, which many browsers cannot play: ${ADVICE}`
  const exact = (await video.getCodecParameterString()) ?? ''
  const isPlain = codec === 'avc' ? PLAIN_H264.test(exact) : codec === 'vp8' || PLAIN_VP9.test(exact)
  return isPlain ? undefined : DEEP_COLOURS
}

async function findSoundFault(audio: InputTrack, played: readonly string[]): Promise<string | undefined> {
  const codec = String(await audio.getCodec())
  return played.includes(codec)
    ? undefined
    : `The sound of this film is encoded in a way that many browsers cannot play: ${ADVICE}`
}

/** Whether the file contains its last frame: a truncated file lists frames that it lacks. */
async function endsWhole(track: InputTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  return last !== null && last.data.byteLength > 0
}

const toKindFault = (kind: string) => `This is a film of the type ${kind}, which many browsers cannot play: ${ADVICE}`

async function isAvi(file: Blob): Promise<boolean> {
  const start = Buffer.from(await file.slice(0, 12).arrayBuffer()).toString('latin1')
  return /^RIFF.{4}AVI /s.test(start)
}
