import { Notice } from '@carnet/mf-kit/ui';
import { FilterSelect } from '@carnet/mf-kit/pages';
import { type EventType, TYPE_CHOICES } from '../events';
import * as m from '../messages/table-imports';
import { typeOfCategory } from './categories.rules';
import type { Category } from './rows.rules';
import classes from './table-imports.module.css';

/** At most this many categories are asked for. In a column of free text, the others get the type of their table. */
const MOST = 50;

interface CategoriesProps {
  categories: readonly Category[];
  types: ReadonlyMap<string, EventType>;
  onSay: (name: string, type: EventType) => void;
}

/** Asks once for the event type of each category in all files. Renders nothing if there are no categories. */
export function Categories({ categories, types, onSay }: CategoriesProps) {
  if (categories.length === 0) return null;
  const open = categories.filter(({ name }) => !typeOfCategory(name, types)).length;
  return (
    <details className={classes.step} open>
      <summary className={classes.summary}>
        <strong>{m.categories}</strong> <span>{m.categoriesOpen({ count: open })}</span>
      </summary>
      <p className={classes.note}>{m.categoriesNote}</p>
      <div className={classes.fields}>
        {categories.slice(0, MOST).map(({ name, rows }) => {
          const type = typeOfCategory(name, types) ?? '';
          return (
            <FilterSelect
              wide
              key={name}
              label={m.categoryOfRows({ name, count: rows })}
              value={type}
              onChange={(chosen) => onSay(name, chosen as EventType)}
              options={[...(type ? [] : [{ value: '', label: m.asTable }]), ...TYPE_CHOICES]}
            />
          );
        })}
      </div>
      {categories.length > MOST && <Notice>{m.moreCategories({ count: categories.length - MOST })}</Notice>}
    </details>
  );
}
