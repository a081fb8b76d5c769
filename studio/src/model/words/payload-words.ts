import type { Language } from '@menagerie/sites/languages'
import type { WordCatalogue } from './catalogue.ts'
import cs from './payload/cs.json' with { type: 'json' }
import da from './payload/da.json' with { type: 'json' }
import de from './payload/de.json' with { type: 'json' }
import en from './payload/en.json' with { type: 'json' }
import es from './payload/es.json' with { type: 'json' }
import fi from './payload/fi.json' with { type: 'json' }
import fr from './payload/fr.json' with { type: 'json' }
import hu from './payload/hu.json' with { type: 'json' }
import it from './payload/it.json' with { type: 'json' }
import nl from './payload/nl.json' with { type: 'json' }
import no from './payload/no.json' with { type: 'json' }
import pl from './payload/pl.json' with { type: 'json' }
import ru from './payload/ru.json' with { type: 'json' }
import sv from './payload/sv.json' with { type: 'json' }
import uk from './payload/uk.json' with { type: 'json' }

/** Texts that replace Payload's own, by `group.key`. */
export const PAYLOAD_WORDS: Readonly<Record<Language, WordCatalogue>> = {
  en,
  es,
  nl,
  no,
  fr,
  de,
  pl,
  it,
  hu,
  ru,
  cs,
  uk,
  da,
  fi,
  sv,
}
