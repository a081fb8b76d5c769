import type { Company } from '@menagerie/sites/company/company-schema'
import { readCompany } from '@menagerie/sites/company/read-company'
import { checkFonts } from './check-fonts.ts'
import { checkLogos } from './check-logos.ts'
import { checkTheme } from './check-theme.ts'
import { checkCompanyWords } from './check-words.ts'

/** Lists everything that a company's folder lacks, one sentence each with the file it is about. Throws where `company.ts` itself cannot be used. */
export async function checkCompany(folder: string): Promise<string[]> {
  const company = readCompany(folder)
  const brands = await Promise.all(Object.keys(company.brands).map((key) => checkBrand(folder, company, key)))
  // Faults that brands share are listed once.
  return [...new Set([...brands.flat(), ...checkCompanyWords(folder, company)])]
}

async function checkBrand(folder: string, company: Company, key: string): Promise<string[]> {
  const brand = company.brands[key]
  if (brand === undefined) return []
  return [
    ...checkTheme(folder, key, brand),
    ...(await checkFonts(folder, key, brand, company.fonts)),
    ...(await checkLogos(folder, brand)),
  ]
}
