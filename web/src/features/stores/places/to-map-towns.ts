import { isCyrillic } from './fold.ts'
import { DEGREE_PARTS, type PlaceFile, SIZE_PARTS } from './place-file.ts'
import { toRadius } from './to-radius.ts'

/** A name on the map: `[name, lng, lat, size]`, the largest first; size is the decimal logarithm of its people, less for a part of a town. */
export type MapTown = [name: string, lng: number, lat: number, size: number]

const MOST_TOWNS = 1_500

/** Countries for which the gazetteer has small towns in Latin letters only: these are left off the map, as transliterating them back would be a guess. */
const CYRILLIC = ['RU', 'UA']

/** Returns the towns to write on the map, with names in the country's language; a town's other names come after its first. */
export function toMapTowns({ names, lat, lng, size, country }: PlaceFile): MapTown[] {
  const towns = names
    .split('\n')
    .slice(0, MOST_TOWNS)
    .map(
      (line, at): MapTown => [
        toOwnName(line.split('\t'), LANGUAGES[country]),
        (lng[at] ?? 0) / DEGREE_PARTS,
        (lat[at] ?? 0) / DEGREE_PARTS,
        (size[at] ?? 0) / SIZE_PARTS,
      ],
    )
  return (CYRILLIC.includes(country) ? towns.filter(([name]) => isCyrillic(name)) : towns).map(toDistrict)
}

/** Less than any town has that is named from afar. */
const NEAR_SIZE = 3
const KILOMETRES_OF_DEGREE = 111

/** Names a part of a larger town, such as Altona in Hamburg, from near only: the gazetteer has both as towns. */
function toDistrict(town: MapTown, at: number, towns: readonly MapTown[]): MapTown {
  const [name, lng, lat, size] = town
  const isInside = towns.slice(0, at).some(([, otherLng, otherLat, otherSize]) => {
    const north = (lat - otherLat) * KILOMETRES_OF_DEGREE
    const east = (lng - otherLng) * KILOMETRES_OF_DEGREE * Math.cos((lat * Math.PI) / 180)
    return Math.hypot(north, east) < toRadius(otherSize)
  })
  return isInside ? [name, lng, lat, Math.min(size, NEAR_SIZE + size / 10)] : town
}

/** Names on Belgian signs of towns that the gazetteer names in English. */
const BELGIAN_NAMES: Readonly<Record<string, string>> = { Brussels: 'Brussel / Bruxelles', Ostend: 'Oostende' }

/** Languages of countries for which the gazetteer uses another language. Belgium's towns have the name of their own region. */
const LANGUAGES: Readonly<Record<string, string>> = {
  NL: 'nl',
  DE: 'de',
  FR: 'fr',
  ES: 'es',
  GB: 'en',
  IT: 'it',
  PL: 'pl',
  CZ: 'cs',
  HU: 'hu',
  NO: 'no',
  DK: 'da',
  FI: 'fi',
  SE: 'sv',
  UA: 'uk',
  RU: 'ru',
  US: 'en',
  world: 'en',
}

function toOwnName([name = '', ...others]: readonly string[], language: string | undefined): string {
  if (language === undefined) return BELGIAN_NAMES[name] ?? name
  const own = others.find((other) => other.startsWith(`${language}:`))
  return own ? own.slice(own.indexOf(':') + 1) : name
}
