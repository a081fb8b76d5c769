import type { Language } from '@menagerie/sites/languages'
import type { WordCatalogue } from './catalogue.ts'
import cs from './refusals/cs.json' with { type: 'json' }
import da from './refusals/da.json' with { type: 'json' }
import de from './refusals/de.json' with { type: 'json' }
import en from './refusals/en.json' with { type: 'json' }
import es from './refusals/es.json' with { type: 'json' }
import fi from './refusals/fi.json' with { type: 'json' }
import fr from './refusals/fr.json' with { type: 'json' }
import hu from './refusals/hu.json' with { type: 'json' }
import it from './refusals/it.json' with { type: 'json' }
import nl from './refusals/nl.json' with { type: 'json' }
import no from './refusals/no.json' with { type: 'json' }
import pl from './refusals/pl.json' with { type: 'json' }
import ru from './refusals/ru.json' with { type: 'json' }
import sv from './refusals/sv.json' with { type: 'json' }
import uk from './refusals/uk.json' with { type: 'json' }

/**
 * Sentences in answers to saves, imports and plans, and in mails to users of the studio, with `{place}` placeholders.
 */
export const REFUSAL_WORDS: Readonly<Record<Language, WordCatalogue>> = {
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
