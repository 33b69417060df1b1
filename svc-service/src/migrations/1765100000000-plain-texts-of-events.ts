import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Descriptions and notes of events become plain text. Stored HTML is converted once to its visible text. The previous release can show both, so it can keep
 * running during the migration.
 */
export class PlainTextsOfEvents1765100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(TEXT_OF_ENTITIES);
    await db.query(TEXT_OF_HTML);
    for (const field of ['description', 'notes'])
      await db.query(`update service_events set ${field} = pg_temp.text_of_html(${field}) where ${field} ~ $1`, [
        WRITTEN,
      ]);
    await db.query('drop function pg_temp.text_of_html');
    await db.query('drop function pg_temp.text_of_entities');
  }

  /** The text stays plain, because the previous release accepts it. */
  async down(): Promise<void> {}
}

/**
 * Recognises sanitised HTML: an allowed tag, or an entity if there is no tag. Text typed without a tag was stored unchanged, so only a typed entity is mistaken
 * for an escaped one.
 */
const TAG = '</?(p|div|span|strong|em|u|ul|ol|li|br|h[1-3]|a|blockquote|code|pre)( [^>]*)?>';
const WRITTEN = `${TAG}|&(amp|lt|gt|quot);`;

/** Converts like imports: one line per block, and a dash before each list entry. Text without tags keeps its lines and blanks. */
const TEXT_OF_HTML = `create function pg_temp.text_of_html(html text) returns text language plpgsql immutable as $$
  begin
    if html !~ '${TAG}' then
      return pg_temp.text_of_entities(html);
    end if;
    html := regexp_replace(html, '\\s+', ' ', 'g');
    html := regexp_replace(html, '<li>', E'\\n- ', 'g');
    html := regexp_replace(html, '<br>|</?(p|div|ul|ol|h[1-3]|blockquote|pre)>', E'\\n', 'g');
    html := regexp_replace(html, '<[^>]*>', '', 'g');
    html := pg_temp.text_of_entities(html);
    html := regexp_replace(html, '[ \\t]*\\n\\s*', E'\\n', 'g');
    html := replace(html, E'\\n-\\n', E'\\n- ');
    return nullif(btrim(html, E' \\n'), '');
  end $$`;

const TEXT_OF_ENTITIES = `create function pg_temp.text_of_entities(html text) returns text language sql immutable as $$
  select replace(replace(replace(replace(replace(html, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', ' '), '&amp;', '&')
$$`;
