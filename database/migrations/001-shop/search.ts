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
 * How a word in Latin letters sounds, as people in Pakistan spell it: aspirated or not (kh, k), with d or r
 * (kadhai, karahi), w or v, z or s, its vowels long, short or left out, its letters doubled. Three consonants and more say
 * enough; of fewer the vowels between them count as well. Null for what is too short to be told by its sound, and
 * for numbers and Urdu letters, which are spelled in one way only.
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
`;

/** A category or subcategory as a word of the products in it. */
const CATEGORY = `
  create function shelf_word(uuid) returns text
  language sql immutable strict parallel safe
  return 'shelf' || replace($1::text, '-', '');
`;

/** What search works with (decision 020); the tables store and index the values of these functions. */
export const SEARCH_FUNCTIONS = TEXT + SOUND + CATEGORY;

/*
 * The words that names are made of, for mending typing mistakes. The trigger is an index and no rule: it decides
 * nothing, and no operation can forget it. A word may stand twice and one that nothing is called any more may
 * stay: neither changes what is found, and so two imports at once never wait for each other over a word.
 *
 * The indexes by sound are of the function's values, so no word can be stored without its sound.
 */
const VOCABULARY = `
  create table search_vocabulary (word text not null);
  create index search_vocabulary_word on search_vocabulary (word);
  create index search_vocabulary_trigrams on search_vocabulary using gist (word gist_trgm_ops (siglen = 32));
  create index search_vocabulary_sound on search_vocabulary (search_sound(word));

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
`;

/** Other words for what the shop sells; a word may have several meanings, and both may be several words long. */
const WORDS = `
  create table search_words (
    word text not null check (word = search_text(word) and word <> ''),
    meaning text not null check (meaning = search_text(meaning) and meaning <> ''),
    primary key (word, meaning)
  );
  create index search_words_trigrams on search_words using gist (word gist_trgm_ops (siglen = 32));
  create index search_words_sound on search_words (search_sound(word));
`;

export const SEARCH_TABLES = VOCABULARY + WORDS;
