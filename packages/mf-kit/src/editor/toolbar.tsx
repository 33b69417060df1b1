import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  BoldIcon,
  BulletListIcon,
  ItalicIcon,
  LinkIcon,
  NumberedListIcon,
  RedoIcon,
  UnderlineIcon,
  UndoIcon,
} from './icons';
import { LinkBar } from './link-bar';
import * as m from '../messages/editor';
import classes from '../ui/rich-text/rich-text.module.css';

interface Command {
  label: string;
  /** Value for `aria-keyshortcuts`. */
  keys: string;
  icon: ReactNode;
  /** The mark or node that the tool makes. The button is pressed while the cursor is in such text. */
  makes?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const COMMANDS: readonly Command[] = [
  { label: m.bold, keys: 'Control+B', icon: <BoldIcon />, makes: 'bold', run: (chain) => chain.toggleBold() },
  { label: m.italic, keys: 'Control+I', icon: <ItalicIcon />, makes: 'italic', run: (chain) => chain.toggleItalic() },
  {
    label: m.underline,
    keys: 'Control+U',
    icon: <UnderlineIcon />,
    makes: 'underline',
    run: (chain) => chain.toggleUnderline(),
  },
  {
    label: m.bulletList,
    keys: 'Control+Shift+8',
    icon: <BulletListIcon />,
    makes: 'bulletList',
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: m.numberedList,
    keys: 'Control+Shift+7',
    icon: <NumberedListIcon />,
    makes: 'orderedList',
    run: (chain) => chain.toggleOrderedList(),
  },
];
const UNDO: Command = { label: m.undo, keys: 'Control+Z', icon: <UndoIcon />, run: (chain) => chain.undo() };
const REDO: Command = {
  label: m.redo,
  keys: 'Control+Shift+Z',
  icon: <RedoIcon />,
  run: (chain) => chain.redo(),
};

/**
 * The editor's toolbar: one stop of the Tab key, with arrow keys between the tools. Pressing a tool focuses the text at once. Tiptap's own `focus`
 * waits for the next frame, and text typed until then would be lost.
 */
export function Toolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [linking, setLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(m.bold);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: COMMANDS.filter(({ makes }) => makes && now.isActive(makes)).map(({ label }) => label),
      link: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const tool = ({ label, keys, icon, makes, run }: Command, disabled = false) => (
    <Tool
      key={label}
      label={label}
      keys={keys}
      icon={icon}
      isStop={label === stop}
      pressed={makes ? is.active.includes(label) : undefined}
      disabled={disabled}
      onFocus={() => setStop(label)}
      onPress={() => {
        editor.view.focus();
        run(editor.chain()).run();
      }}
    />
  );
  const closeLink = () => {
    setLinking(false);
    editor.view.focus();
  };
  return (
    <>
      <div
        ref={bar}
        className={classes.toolbar}
        role="toolbar"
        aria-label={m.formatting}
        aria-controls={controls}
        onKeyDown={(event) => walk(event, bar.current)}
      >
        {COMMANDS.map((command) => tool(command))}
        <Tool
          label={m.link}
          icon={<LinkIcon />}
          isStop={stop === m.link}
          pressed={is.link}
          expanded={linking}
          onFocus={() => setStop(m.link)}
          onPress={() => setLinking((open) => !open)}
        />
        {tool(UNDO, !is.canUndo)}
        {tool(REDO, !is.canRedo)}
      </div>
      {linking && <LinkBar editor={editor} href={is.href} onDone={closeLink} />}
    </>
  );
}

interface ToolProps {
  label: string;
  keys?: string;
  icon: ReactNode;
  /** True for the tool that the Tab key reaches. */
  isStop: boolean;
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  onFocus: () => void;
  onPress: () => void;
}

function Tool({ label, keys, icon, isStop, pressed, expanded, disabled = false, onFocus, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      aria-keyshortcuts={keys}
      data-tip={keys ? `${label} (${inWords(keys)})` : label}
      onFocus={onFocus}
      // Keeps the selection, and the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      {icon}
    </button>
  );
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function walk(event: KeyboardEvent, bar: HTMLElement | null): void {
  const step = STEPS[event.key];
  const tools = [...(bar?.querySelectorAll('button') ?? [])];
  const at = tools.findIndex((tool) => tool === event.target);
  if (!step || at < 0) return;
  event.preventDefault();
  tools[step(at, tools.length - 1)]?.focus();
}

/** The names of keys in the page's language. */
const inWords = (keys: string): string => keys.replace('Control', m.keyControl).replace('Shift', m.keyShift);
