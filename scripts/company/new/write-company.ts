import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../../state-folder.ts'
import { drawIcon, drawLogo } from './drawings.ts'
import { mixColours, toReadableColour } from './palette.ts'
import type { NewCompany } from './read-arguments.ts'

const TEMPLATE = join(ROOT, 'company/minimal')
const TEMPLATE_KEY = 'meadow'
const LOGOS = { main: [210, 78], mobile: [120, 45], side: [271, 71] } as const
const ICONS = { 'favicon-32': 32, 'icon-180': 180, 'icon-192': 192, 'icon-512': 512 } as const

/** Writes the folder of a company with one brand and one site, in its own colours. Returns the colour that was used. */
export async function writeCompany(folder: string, company: NewCompany): Promise<string> {
  const colour = toReadableColour(company.colour)
  const brand = join(folder, company.key)
  mkdirSync(join(brand, 'assets'), { recursive: true })
  cpSync(join(TEMPLATE, TEMPLATE_KEY, 'theme.css'), join(brand, 'theme.css'))
  change(join(brand, 'theme.css'), (css) => toTheme(css, company.key, colour))
  writeFileSync(join(folder, 'company.ts'), toCompanyFile(company, colour))
  writeFileSync(join(folder, 'package.json'), toJson({ name: company.key, private: true, type: 'module' }))
  writeFileSync(join(folder, 'tsconfig.json'), toJson(toProject(folder)))
  await drawAssets(join(brand, 'assets'), colour)
  return colour
}

/** Draws logos and icons of every size: the assets that a brand begins with. */
async function drawAssets(folder: string, colour: string): Promise<void> {
  for (const [name, [width, height]] of Object.entries(LOGOS))
    writeFileSync(join(folder, `logo-${name}.svg`), drawLogo(width, height, colour))
  writeFileSync(join(folder, 'logo-on-brand.svg'), drawLogo(...LOGOS.main, '#ffffff'))
  const icon = drawIcon(colour)
  writeFileSync(join(folder, 'favicon.svg'), icon)
  for (const [name, size] of Object.entries(ICONS))
    await sharp(Buffer.from(icon), { density: 96 * (size / 64) })
      .resize(size, size)
      .removeAlpha()
      .png()
      .toFile(join(folder, `${name}.png`))
}

function toTheme(css: string, key: string, colour: string): string {
  const palette = {
    'brand-50': mixColours(colour, '#ffffff', 0.94),
    'brand-100': mixColours(colour, '#ffffff', 0.86),
    'brand-600': colour,
    'brand-700': mixColours(colour, '#000000', 0.22),
    'brand-900': mixColours(colour, '#000000', 0.55),
  }
  return Object.entries(palette).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(--palette-${name}: )#[0-9a-f]{6}`), `$1${value}`),
    css.replace(`[data-brand='${TEMPLATE_KEY}']`, `[data-brand='${key}']`),
  )
}

function toCompanyFile({ key, name, code, site }: NewCompany, colour: string): string {
  const quote = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
  const lines = Object.entries(site).map(([field, value]) => `          ${field}: ${quote(value)},`)
  return readFileSync(join(TEMPLATE, 'company.ts'), 'utf8')
    .replace(/name: 'Meadow',\n {2}brands/, () => `name: ${quote(name)},\n  brands`)
    .replace(`    ${TEMPLATE_KEY}: {`, () => `    ${key}: {`)
    .replace("      name: 'Meadow',", () => `      name: ${quote(name)},`)
    .replace(/themeColor: '#[0-9a-f]{6}'/, () => `themeColor: '${colour}'`)
    .replace(/ {8}en_GB: \{[^}]*\}/, () => `        ${code}: {\n${lines.join('\n')}\n        }`)
}

/** Lets code editors find the product's types, wherever the folder is. */
function toProject(folder: string) {
  const product = relative(folder, ROOT)
  return {
    extends: `${product}/tsconfig.base.json`,
    compilerOptions: {
      paths: { '@menagerie/sites/*': [`${product}/sites/src/*.ts`], zod: [`${product}/node_modules/zod`] },
      typeRoots: [`${product}/node_modules/@types`],
    },
    include: ['**/*.ts'],
  }
}

function change(file: string, to: (text: string) => string): void {
  writeFileSync(file, to(readFileSync(file, 'utf8')))
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
