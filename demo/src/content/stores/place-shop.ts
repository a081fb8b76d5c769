import type { Lots } from './draw.ts'
import type { DemoTown } from './towns/read-towns.ts'

const KM_PER_DEGREE = 111.2
/** Maximum angle, in degrees, to either side of the direction inland. */
const SPREAD = 55

/** Returns a position in town in decimal degrees: within half a kilometre of the centre of a small town, within four of a large one. */
export function placeShop(town: DemoTown, draw: Lots): { lat: string; lng: string } {
  const radius = Math.min(0.25 + Math.sqrt(town.population) / 400, 4)
  const distance = (town.inland === undefined ? 1 : 0.6) * radius * Math.sqrt(draw.share())
  const bearing = town.inland === undefined ? 360 * draw.share() : town.inland + SPREAD * (2 * draw.share() - 1)
  const angle = (bearing * Math.PI) / 180
  const lat = town.lat + (distance * Math.cos(angle)) / KM_PER_DEGREE
  const lng = town.lng + (distance * Math.sin(angle)) / (KM_PER_DEGREE * Math.cos((town.lat * Math.PI) / 180))
  return { lat: lat.toFixed(5), lng: lng.toFixed(5) }
}
