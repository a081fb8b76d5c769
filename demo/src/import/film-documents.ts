import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { FILM_WORDS } from '../content/film-words.ts'
import { CLIPS } from '../films/clips.ts'
import { type DemoFilm, FILMS, type FilmName } from '../films/films.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'
import { createNewFiles, type NewFiles } from './new-files.ts'
import { createPictureNamer } from './picture-documents.ts'

const FOLDER = new URL('../../films/', import.meta.url)

/** Puts the files of the films where the studio keeps them. */
export async function storeFilms(
  payload: Payload,
  films: readonly DemoFilm[],
  newFiles: Pick<NewFiles, 'put'> = createNewFiles(),
): Promise<DemoDocument[]> {
  const nameFile = await createPictureNamer(payload, 'films')
  const documents: DemoDocument[] = []
  for (const { name, still } of films) {
    const { kind } = FILMS[name]
    const content = await readFile(new URL(`${name}.${kind}`, FOLDER))
    const filename = nameFile(name, kind)
    await newFiles.put(`films/${filename}`, content)
    documents.push(toDocument({ name, still }, content, filename))
  }
  return documents
}

function toDocument({ name, still }: DemoFilm, content: Buffer, filename: string): DemoDocument {
  const inEach = (toText: (words: (typeof FILM_WORDS)[FilmName]['en']) => string) =>
    Object.fromEntries(Object.entries(FILM_WORDS[name]).map(([language, words]) => [language, toText(words)]))
  return {
    collection: 'films',
    id: ids.film(name),
    place: { file: 'film-words.ts', row: `film ${name}` },
    data: {
      title: inEach(([title]) => title),
      captions: inEach(([, first, second]) => toCaptions(first, second)),
      transcript: inEach(([, first, second, seen]) => `${seen}\n\n${first} ${second}`),
      poster: ids.picture(still),
      filename,
      mimeType: `video/${FILMS[name].kind}`,
      filesize: content.length,
      width: 960,
      height: 540,
      seconds: CLIPS[name].seconds,
      hash: createHash('sha256').update(content).digest('hex'),
    },
  }
}

const toCaptions = (first: string, second: string) =>
  `WEBVTT\n\n00:00:00.500 --> 00:00:04.000\n${first}\n\n00:00:04.500 --> 00:00:07.800\n${second}\n`
