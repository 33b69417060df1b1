import { useQueryClient } from '@carnet/mf-kit/data';
import type { ReactNode } from 'react';
import { ImportActions } from '../imports';
import * as m from '../messages/template-imports';
import { templateImports } from './template-imports';
import { templatesChanged } from './templates.queries';

/** Imports templates from a file, one exported template or many. */
export function ImportTemplates() {
  const queries = useQueryClient();
  return <ImportActions kind={templateImports} help={<FileHelp />} onImported={() => templatesChanged(queries)} />;
}

/** Documents the fields of an import file. */
function FileHelp() {
  return (
    <>
      <p>{m.needs({ code })}</p>
      <p>{m.mayHave({ code })}</p>
    </>
  );
}

const code = (text: ReactNode) => <code>{text}</code>;
