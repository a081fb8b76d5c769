import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Company } from '@menagerie/sites/company/company-schema'
import sharp from 'sharp'

type Brand = Company['brands'][string]
type BrandImage = Brand['logoOnBrand']

/** Checks that logos have no fonts or addresses in them and have their sizes, and that icons are named correctly. */
export async function checkLogos(folder: string, brand: Brand): Promise<string[]> {
  const sets = [brand.logos, ...Object.values(brand.logosByLanguage)]
  const logos = [...sets.flatMap((set) => [set.main, set.mobile, set.side]), brand.logoOnBrand]
  const byFile = new Map(logos.map((logo) => [logo.file, logo]))
  const { favicon, fallback, touch, app } = brand.icons
  const icons = await Promise.all([fallback, touch, ...app].map((icon) => checkIcon(folder, icon.file, icon.size)))
  return [
    ...[...byFile.values()].flatMap((logo) => checkLogo(folder, logo)),
    ...(existsSync(join(folder, favicon.file)) ? [] : [`${favicon.file} is missing: the icon of the brand’s tabs.`]),
    ...icons.flat(),
  ]
}

function checkLogo(folder: string, { file, width, height }: BrandImage): string[] {
  if (!existsSync(join(folder, file))) return [`${file} is missing: a logo of ${width} × ${height}.`]
  if (!file.endsWith('.svg')) return []
  const svg = readFileSync(join(folder, file), 'utf8')
  const faults: string[] = []
  if (!svg.includes(`viewBox="0 0 ${width} ${height}"`))
    faults.push(`${file} must have viewBox="0 0 ${width} ${height}", its size in company.ts.`)
  if (/<text|font-/.test(svg))
    faults.push(`${file} has letters of a font, which a picture cannot load: make them paths.`)
  if (/<style|style=|<script|href=/.test(svg))
    faults.push(`${file} has styles, a script or an address, which browsers refuse in a picture of ours.`)
  return faults
}

async function checkIcon(folder: string, file: string, size: number | 'any'): Promise<string[]> {
  if (!existsSync(join(folder, file))) return [`${file} is missing: an icon of ${size} × ${size} pixels.`]
  if (size === 'any') return []
  const { width, height, format } = await sharp(join(folder, file)).metadata()
  return width === size && height === size && format === 'png'
    ? []
    : [`${file} must be a PNG of ${size} × ${size} pixels, and is a ${format} of ${width} × ${height}.`]
}
