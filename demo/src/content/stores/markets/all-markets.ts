import { BE_FR } from './be-fr.ts'
import { BE_NL } from './be-nl.ts'
import { CZ } from './cz.ts'
import { GERMAN_MARKET } from './de.ts'
import { DK } from './dk.ts'
import { ES } from './es.ts'
import { FI } from './fi.ts'
import { FR } from './fr.ts'
import { GB } from './gb.ts'
import { GR } from './gr.ts'
import { HU } from './hu.ts'
import { IT } from './it.ts'
import { LV } from './lv.ts'
import type { ShopMarket } from './market.ts'
import { DUTCH_MARKET } from './nl.ts'
import { NO } from './no.ts'
import { PL } from './pl.ts'
import { RU } from './ru.ts'
import { SE } from './se.ts'
import { SK } from './sk.ts'
import { UA } from './ua.ts'
import { US } from './us.ts'

export const MARKETS: ShopMarket[] = [
  ...[DUTCH_MARKET, BE_NL, BE_FR, GERMAN_MARKET, FR, GB, US, ES, IT, PL],
  ...[CZ, SK, HU, RU, UA, NO, DK, SE, FI, GR, LV],
]
