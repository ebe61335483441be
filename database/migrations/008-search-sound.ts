import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { MORE_SEARCH_WORDS } from './008-search-words.ts';

/** Search by the sound of Roman Urdu, more other words, and what a single letter finds (docs/decisions/020). */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [SOUND, FIRST_LETTERS]) await sql.raw(statement).execute(db);
  const rows = MORE_SEARCH_WORDS.flatMap(([meanings, words]) =>
    words.split(', ').flatMap((word) => meanings.split(', ').map((meaning) => ({ word, meaning }))),
  );
  await sql`
    insert into search_words (word, meaning)
    select distinct search_text(word), search_text(meaning)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (word text, meaning text)
    on conflict do nothing
  `.execute(db);
}

/*
 * How a word in Latin letters sounds, as people in Pakistan spell it: aspirated or not (kh, k), with d or r
 * (kadhai, karahi), w or v, z or s, its vowels long, short or left out, its letters doubled. Three consonants and more say
 * enough; of fewer the vowels between them count as well. Null for what is too short to be told by its sound, and
 * for numbers and Urdu letters, which are spelled in one way only.
 *
 * The indexes are of the function's values, so no word can be stored without its sound.
 */
const SOUND = String.raw`
  create function search_sound(word text) returns text
  language sql immutable strict parallel safe
  begin atomic
    select case
      when word ~ '[^a-z ]' then null
      when length(consonants) >= 3 then consonants
      when length(consonants) = 2 then vowels
    end
    from (select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        translate(replace(replace(replace(word, ' ', ''), 'ph', 'f'), 'x', 'ks'), 'qwz', 'kvs'),
        'c*ch+', 'C', 'g'), 'sh+', 'S', 'g'), 'c', 'k', 'g'),
        '(?<=.)h+', '', 'g'), '(?<=.)d', 'r', 'g') as letters) as heard,
    lateral (select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(letters, '(.)\1+', '\1', 'g'),
        '[eiy]+a+', 'a', 'g'), 'a[eiy]+|[eiy]+', 'i', 'g'), 'a?[ou]+', 'u', 'g'),
        '(?<=..)[aiu]+$', '') as vowels) as spoken,
    lateral (select regexp_replace(regexp_replace(vowels, '(?<=.)[aiu]+', '', 'g'), '(.)\1+', '\1', 'g')
      as consonants) as kept;
  end;

  create index search_words_sound on search_words (search_sound(word));
  create index search_vocabulary_sound on search_vocabulary (search_sound(word));
`;

/** A single letter begins a tenth of all words: it is looked for as the first letter of names, newest first. */
const FIRST_LETTERS = `
  create index products_first_letter on products (left(search_text(name), 1), created_at desc, id);
`;
