import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { SEARCH_WORDS } from './002-search-words.ts';

/**
 * What search needs (docs/decisions/020): each row's words in an index that PostgreSQL keeps, the words that
 * names are made of, to mend typing mistakes, and a list of other words for them that staff data can extend.
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [TEXT, DOCUMENTS, VOCABULARY, WORDS]) {
    await sql.raw(statement).execute(db);
  }
  const rows = SEARCH_WORDS.flatMap(([meanings, words]) =>
    splitAtCommas(words).flatMap((word) => splitAtCommas(meanings).map((meaning) => ({ word, meaning }))),
  );
  await sql`
    insert into search_words (word, meaning)
    select distinct search_text(word), search_text(meaning)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as listed (word text, meaning text)
  `.execute(db);
}

function splitAtCommas(text: string): string[] {
  return text.split(',').map((part) => part.trim());
}

/*
 * The words of a text, with one space between them, as searchWords in shop/catalogue/search/rules.ts sees them; a test
 * holds the two together. It strips accents by Unicode's own tables and not by unaccent, whose rules are a file
 * that an upgrade may change under a stored column: a function on it could only pretend to be immutable.
 */
const TEXT = String.raw`
  create function search_text(text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(regexp_replace(regexp_replace(lower(translate(normalize($1, NFKD),
    'ØøŁłĐđıيىكهھةۃەٱ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'OoLlDdiییکہہہہہا01234567890123456789') collate "C"),
    '[\u0300-\u036f\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200d\u2019'']', '', 'g'),
    '[0-9]+', ' \& ', 'g'),
    '[^0-9a-z\u0621-\u064a\u0671-\u06d3]+', ' ', 'g'));
`;

/*
 * The words of a row, each with its place: A what the thing is (its name up to "with", "for" or "in"), B its whole
 * name, C the shelves it stands on, D its description. A generated column can't go stale, and sees only its own
 * row: so a shelf is in it by its id, and a search looks up first which of the few shelves a word means.
 *
 * fastupdate would let new words wait in a list that every search has to read through.
 */
const DOCUMENTS = `
  create function shelf_word(uuid) returns text
  language sql immutable strict parallel safe
  return 'shelf' || replace($1::text, '-', '');

  alter table products add column search_document tsvector not null generated always as (
    setweight(to_tsvector('simple', regexp_replace(search_text(name), ' (with|for|in) .*$', '')), 'A') ||
    setweight(to_tsvector('simple', search_text(name)), 'B') ||
    setweight(to_tsvector('simple', shelf_word(category_id)), 'C') ||
    setweight(to_tsvector('simple', coalesce(shelf_word(subcategory_id), '')), 'C') ||
    setweight(to_tsvector('simple', search_text(description)), 'D')
  ) stored;
  create index products_search on products using gin (search_document) with (fastupdate = off);

  alter table categories add column search_document tsvector not null
    generated always as (to_tsvector('simple', search_text(name))) stored;
  alter table subcategories add column search_document tsvector not null
    generated always as (to_tsvector('simple', search_text(name))) stored;
`;

/*
 * The words that names are made of, for mending typing mistakes. The trigger is an index and no rule: it decides
 * nothing, and no operation can forget it. A word may stand twice and one that nothing is called any more may
 * stay: neither changes what is found, and so two imports at once never wait for each other over a word.
 */
const VOCABULARY = `
  create table search_vocabulary (word text not null);
  create index search_vocabulary_word on search_vocabulary (word);
  create index search_vocabulary_trigrams on search_vocabulary using gist (word gist_trgm_ops (siglen = 32));

  create function keep_vocabulary() returns trigger language plpgsql as $$
  begin
    insert into search_vocabulary (word)
    select distinct word from unnest(string_to_array(search_text(new.name), ' ')) as named (word)
    where not exists (select from search_vocabulary known where known.word = named.word);
    return null;
  end $$;
  create trigger keep_vocabulary after insert or update of name on products
    for each row execute function keep_vocabulary();
  create trigger keep_vocabulary after insert or update of name on categories
    for each row execute function keep_vocabulary();
  create trigger keep_vocabulary after insert or update of name on subcategories
    for each row execute function keep_vocabulary();

  insert into search_vocabulary (word)
  select distinct word
  from (select name from products union all select name from categories union all select name from subcategories)
    as named, unnest(string_to_array(search_text(named.name), ' ')) as word;
`;

/** Other words for what the shop sells; a word may have several meanings, and both may be several words long. */
const WORDS = `
  create table search_words (
    word text not null check (word = search_text(word) and word <> ''),
    meaning text not null check (meaning = search_text(meaning) and meaning <> ''),
    primary key (word, meaning)
  );
  create index search_words_trigrams on search_words using gist (word gist_trgm_ops (siglen = 32));
`;
