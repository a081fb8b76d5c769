import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { CLIPS, type ClipName, drawFilmFrame } from './clips.ts'

/**
 * `node demo/src/films/draw-films.ts`: draws the films of the demo again, frame by frame, and encodes them with `ffmpeg`, which is not part
 * of the product. The files are stored in `demo/films/`, so that starting the demo needs neither.
 */
const FOLDER = fileURLToPath(new URL('../../films/', import.meta.url))
const FRAMES_PER_SECOND = 20
const PIXELS = 960

const CODED = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1'],
} as const

async function drawFilm(name: ClipName, kind: keyof typeof CODED): Promise<void> {
  const from = [
    '-v',
    'error',
    '-y',
    '-f',
    'image2pipe',
    '-c:v',
    'png',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    '-',
  ]
  const to = ['-vf', 'scale=960:540', ...CODED[kind], `${FOLDER}${name}.${kind}`]
  const ffmpeg = spawn('ffmpeg', [...from, ...to], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(ffmpeg, 'close')
  for (let frame = 0; frame < CLIPS[name].seconds * FRAMES_PER_SECOND; frame += 1) {
    const picture = await sharp(Buffer.from(drawFilmFrame(name, frame / FRAMES_PER_SECOND, PIXELS)))
      .png({ compressionLevel: 1 })
      .toBuffer()
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  await ended
}

await drawFilm('bowl', 'mp4')
await drawFilm('brushing', 'mp4')
await drawFilm('aquarium', 'webm')
