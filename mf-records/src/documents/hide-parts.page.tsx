import { useLoaded, useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotFoundState, Notice, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { useEditing } from '@carnet/mf-kit/forms';
import { paths } from '../paths';
import { nameOf } from './document.names';
import { type Document, DOCUMENT, documentQuery, sheetsQuery } from './documents.queries';
import { HidePartsForm } from './hide-parts-form';
import { hidePartsBody } from './hide-parts-form.schema';
import type { Sheet } from './hide-sheet';
import * as m from '../messages/hide-parts';
import * as papers from '../messages/papers';

const LIST = { to: paths.documents(), label: papers.documentation };

/** Marks parts of a paper that every dossier blackens. */
export default function HidePartsPage() {
  const id = Number(useParams().id);
  const document = useLoadedForEditing(documentQuery(id));
  if (!document.data) return <NotYet of={document} missing={<NotFoundState text={papers.notFound} back={LIST} />} />;
  const { data } = document;
  return (
    <PageFrame title={m.title} subtitle={m.intro} back={{ to: paths.document(id), label: nameOf(data) }}>
      {data.variants.length > 0 ? <Sheets key={id} document={data} /> : <NoSheets document={data} />}
    </PageFrame>
  );
}

const NoSheets = ({ document: { state } }: { document: Document }) =>
  state === 'pending' ? <Notice>{m.notYet}</Notice> : <Notice tone="warn">{m.noSheets}</Notice>;

function Sheets({ document }: { document: Document }) {
  return (document.pages ?? 1) > 1 ? (
    <SheetsOfMany document={document} />
  ) : (
    <Form document={document} sheets={[{ sheet: 1, picture: largestOf(document) }]} drawing={false} />
  );
}

function SheetsOfMany({ document }: { document: Document }) {
  const answer = useLoaded(sheetsQuery(document.id));
  if (!answer.data) return <NotYet of={answer} />;
  const { pages, shown, drawing } = answer.data;
  const sheets = Array.from({ length: shown }, (_, at) => ({
    sheet: at + 1,
    picture: pages.find(({ page }) => page === at + 1) ?? null,
  }));
  return (
    <>
      {drawing && <Notice>{m.drawing({ done: pages.length, all: shown })}</Notice>}
      {shown < (document.pages ?? 0) && <Notice>{m.firstOf({ shown, all: document.pages! })}</Notice>}
      <Form document={document} sheets={drawing ? sheets.filter(({ picture }) => picture) : sheets} drawing={drawing} />
    </>
  );
}

const largestOf = ({ variants }: Document) => variants.find(({ name }) => name === '2048') ?? null;

interface FormProps {
  document: Document;
  sheets: readonly Sheet[];
  drawing: boolean;
}

function Form({ document, sheets, drawing }: FormProps) {
  const { save, onSaved } = useEditing(DOCUMENT, document, paths.document);
  return (
    <HidePartsForm
      {...{ document, sheets, drawing, onSaved }}
      cancelTo={paths.document(document.id)}
      save={(values) => save(hidePartsBody(values))}
    />
  );
}
