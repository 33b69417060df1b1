import { createHash } from 'node:crypto';
import path from 'node:path';
import { compileMessage } from './icu.mjs';
import { languagesOf, readMessages, SOURCE_LANGUAGE } from './catalogue.mjs';
import { manifestTexts, translatedManifest } from './manifest.mjs';
import { pseudo, PSEUDO } from './pseudo.mjs';

/** Placeholder for the language in file names, and in the code that requests the files. */
export const LANGUAGE_MARK = '~language~';

/** The placeholder of a message in the code, until the build inserts the text: see `generate.mjs`. */
const PLACE = /__message__\(\s*(["'`])([^"'`]+)\1\s*\)/g;
const DIGEST = /\n\/\*messages [0-9a-f]+\*\/$/;
const CODE = /\.c?js$/;

/**
 * Emits each script of a build once for every language of its rooms. A message stays a call until the minifier is done; then it is replaced by the text, or by
 * a function that formats it. English files keep the plain names; German's `main.de.<hash>.js` requests German files, so that a German page loads the same set
 * of files as an English one.
 */
export class LanguageBuilds {
  /** @param {Record<string, string>} rooms the folders of all rooms whose messages are in this build, by room name */
  constructor(rooms) {
    this.rooms = Object.entries(rooms);
  }

  apply(compiler) {
    const { Compilation } = compiler.rspack;
    for (const [room, root] of this.rooms) {
      compiler.options.module.rules.push({
        test: /\.tsx?$/,
        include: path.join(root, 'src'),
        enforce: 'pre',
        use: [{ loader: path.join(import.meta.dirname, 'inline-loader.cjs'), options: { room, root } }],
      });
    }
    compiler.hooks.thisCompilation.tap('LanguageBuilds', (compilation) => {
      let messages;
      const at = (stage, change) =>
        compilation.hooks.processAssets.tap({ name: 'LanguageBuilds', stage }, () => change());
      // Before file names get their hashes, so that a changed translation changes the name.
      at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1, () => {
        messages = this.read(compilation);
        this.sign(compiler, compilation, messages);
      });
      // After all steps that name files.
      at(Compilation.PROCESS_ASSETS_STAGE_REPORT + 1, () => this.write(compiler, compilation, messages));
    });
  }

  read(compilation) {
    const languages = [...new Set([SOURCE_LANGUAGE, ...this.rooms.flatMap(([, root]) => languagesOf(root))])];
    const texts = new Map(languages.map((language) => [language, new Map()]));
    for (const [room, root] of this.rooms) {
      for (const language of languages) {
        for (const [key, text] of readMessages(root, language)) texts.get(language).set(`${room}:${key}`, text);
        compilation.contextDependencies.add(`${root}/src/messages`);
      }
    }
    const english = texts.get(SOURCE_LANGUAGE);
    if (english.size > 0) texts.set(PSEUDO, new Map([...english].map(([id, text]) => [id, pseudo(text)])));
    return texts;
  }

  sign(compiler, compilation, messages) {
    const { RawSource } = compiler.rspack.sources;
    for (const { name, source } of compilation.getAssets()) {
      if (!CODE.test(name)) continue;
      const code = source.source().toString();
      const ids = [...code.matchAll(PLACE)].map(([, , id]) => id);
      if (ids.length === 0) continue;
      const all = ids.map((id) => [...messages.values()].map((texts) => texts.get(id) ?? ''));
      const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);
      compilation.updateAsset(name, new RawSource(`${code}\n/*messages ${digest}*/`));
    }
  }

  write(compiler, compilation, messages) {
    const { RawSource } = compiler.rspack.sources;
    for (const { name, source } of compilation.getAssets()) {
      if (!CODE.test(name) && !name.endsWith('.json')) continue;
      const text = source.source().toString();
      const isMade = name.includes(LANGUAGE_MARK);
      if (isMade) {
        for (const language of messages.keys()) {
          if (language === SOURCE_LANGUAGE) continue;
          const variant = new RawSource(inLanguage(text, language, messages));
          compilation.emitAsset(nameIn(name, language), variant);
        }
      }
      if (name === MANIFEST) this.translateManifest(compiler, compilation, text, messages);
      const english = inLanguage(text, SOURCE_LANGUAGE, messages);
      if (english !== text) compilation.updateAsset(name, new RawSource(english));
      if (isMade) compilation.renameAsset(name, nameIn(name, SOURCE_LANGUAGE));
    }
  }

  translateManifest(compiler, compilation, text, messages) {
    const { RawSource } = compiler.rspack.sources;
    const [room] = this.rooms[0];
    const of = (language) => manifestTexts(messages.get(language), room);
    const english = of(SOURCE_LANGUAGE);
    for (const language of messages.keys()) {
      if (language === SOURCE_LANGUAGE) continue;
      const translated = translatedManifest(JSON.parse(text), english, of(language));
      compilation.emitAsset(`remote.${language}.json`, new RawSource(`${JSON.stringify(translated, null, 2)}\n`));
    }
  }
}

/** The manifest that describes a remote before it is loaded; `remote.de.json` is its German version. */
const MANIFEST = 'remote.json';

const suffix = (language) => (language === SOURCE_LANGUAGE ? '' : `.${language}`);
const nameIn = (name, language) => name.replaceAll(LANGUAGE_MARK, suffix(language));

function inLanguage(code, language, messages) {
  return nameIn(code, language)
    .replace(DIGEST, '')
    .replace(PLACE, (place, _quote, id) => {
      const translated = messages.get(language).get(id);
      const text = translated ?? messages.get(SOURCE_LANGUAGE).get(id);
      if (text === undefined) throw new Error(`There is no message '${id}'`);
      return compileMessage(text, translated === undefined ? SOURCE_LANGUAGE : language);
    });
}
