import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Language } from '@menagerie/sites/brand-locale'
import type { Payload } from 'payload'
import { findAlt } from '../content/alternative-texts.ts'
import { findFilmWords } from '../content/film-words.ts'
import { inEveryLanguage } from '../content/in-every-language.ts'
import type { FilmWords } from '../content/words/product-words.ts'
import { CLIPS } from '../films/clips.ts'
import { type DemoFilm, FILMS } from '../films/films.ts'
import { ids } from '../stable-id.ts'
import type { DemoDocument } from './document.ts'
import { createNewFiles, type NewFiles } from './new-files.ts'
import { createPictureNamer } from './picture-documents.ts'

const FOLDER = new URL('../../films/', import.meta.url)

/** Stores the files of the films in the studio's storage. */
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
  const inEach = (toText: (words: FilmWords, language: Language) => string) =>
    inEveryLanguage((language) => toText(findFilmWords(name, language), language))
  return {
    collection: 'films',
    id: ids.film(name),
    place: { file: 'words/en/films.md', row: `film ${name}` },
    data: {
      title: inEach(({ title }) => title),
      captions: inEach(toCaptions),
      transcript: inEach((words, language) => `${findAlt(FILMS[name].still, language)}\n\n${toSaid(words).join(' ')}`),
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

const toSaid = (words: FilmWords) => [words['first-caption'], words['second-caption']] as const

function toCaptions(words: FilmWords): string {
  const [first, second] = toSaid(words)
  return `WEBVTT\n\n00:00:00.500 --> 00:00:04.000\n${first}\n\n00:00:04.500 --> 00:00:07.800\n${second}\n`
}
