import { BEARINGS, readTownRows, type TownRow } from './town-rows.ts'

export type DemoTown = {
  name: string
  /** Province, county, state or the like; absent if it is the town itself. */
  region: string | undefined
  postalCodes: string[]
  phone: string | undefined
  /** Direction of the land in degrees from north, for towns on the coast. */
  inland: number | undefined
  lat: number
  lng: number
  population: number
}

export function readTowns(market: string): DemoTown[] {
  return readTownRows(market).map(toTown)
}

function toTown({ name, region, postalCodes, phone, inland, lat, lng, population }: TownRow): DemoTown {
  return {
    name,
    region: region === '' || region === name ? undefined : region,
    postalCodes: postalCodes.split('|'),
    phone: phone || undefined,
    inland: inland === '' ? undefined : BEARINGS.indexOf(inland) * 45,
    lat: Number(lat),
    lng: Number(lng),
    population: Number(population),
  }
}
