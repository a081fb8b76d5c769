/** Transliterations of letters that are not a Latin letter with an accent. */
const PLAIN = readLetters([
  'ł=l ø=o æ=ae œ=oe ß=ss đ=d',
  'а=a б=b в=v г=g ґ=g д=d е=e ё=yo є=ye ж=zh з=z и=i і=i',
  'ї=yi й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f',
  'х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya',
  'α=a ά=a β=v γ=g δ=d ε=e έ=e ζ=z η=i ή=i θ=th ι=i ί=i',
  'κ=k λ=l μ=m ν=n ξ=x ο=o ό=o π=p ρ=r σ=s ς=s τ=t υ=y',
  'ύ=y φ=f χ=ch ψ=ps ω=o ώ=o',
])
const GERMAN = readLetters(['ä=ae ö=oe ü=ue'])

/** Makes an address such as `https://de-gouden-poot.example`. */
export function toWebsite(name: string, country: string): string {
  const letters = country === 'DE' ? { ...PLAIN, ...GERMAN } : PLAIN
  const plain = [...name.toLowerCase().replace(/[’'.]/gu, '').replace(/ο[υύ]/gu, 'ou')]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  return `https://${plain.replace(/[^a-z0-9]+/gu, '-').replace(/^-|-$/gu, '')}.example`
}

/** Reads rows such as `ł=l ъ= ж=zh`: a letter and its replacement. */
function readLetters(rows: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(rows.flatMap((row) => row.split(' ').map((pair) => pair.split('='))))
}
