import { ComponentProps } from 'react';
import { ComponentType } from 'react';
import { Context } from 'react';
import { FormEvent } from 'react';
import { generatePath } from 'react-router-dom';
import { InfiniteData } from '@tanstack/query-core';
import type { InfiniteData as InfiniteData_2 } from '@tanstack/react-query';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { JSX } from 'react';
import { JSXElementConstructor } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LinkProps } from 'react-router-dom';
import { Location as Location_2 } from 'react-router-dom';
import { matchPath } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import { NavigationType as NavigationType_2 } from 'react-router-dom';
import { Navigator as Navigator_2 } from 'react-router-dom';
import { NavLink } from 'react-router-dom';
import { OmitKeyof } from '@tanstack/query-core';
import { Outlet } from 'react-router-dom';
import { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import { QueryFunction } from '@tanstack/query-core';
import { QueryKey } from '@tanstack/react-query';
import { QueryKeyWithDataTag } from '@tanstack/query-core';
import { queryOptions } from '@tanstack/react-query';
import { ReactElement } from 'react';
import { ReactNode } from 'react';
import { ReactPortal } from 'react';
import { Route } from 'react-router-dom';
import { Routes } from 'react-router-dom';
import type { SVGProps } from 'react';
import { To } from 'react-router-dom';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useNavigationType } from 'react-router-dom';
import { useParams } from 'react-router-dom';
import { useQueries } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { UseQueryOptions } from '@tanstack/react-query';
import { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

declare type Answer<Op> = Op extends {
    responses: infer All;
} ? Told<All[keyof All & (200 | 201 | 204)]> : never;

declare type AnswerOf<Paths, M extends Method, P> = Answer<Operation<Paths, M, P>>;
export declare interface Api<Paths> {
    early(address: string): void;
    get<P extends PathWith<Paths, 'get'>, const Q extends Query>(path: P, options: Read & Asking<Paths, 'get', P, Q>): Promise<AnswerOf<Paths, 'get', P>>;
    list<P extends PathWith<Paths, 'get'>, const Q extends Query>(path: P, options: Read & Asking<Paths, 'get', P, Q> & {
        page?: string | null;
    }): Promise<Page<RowOf<Paths, P>>>;
    count<P extends PathWith<Paths, 'get'>, const Q extends Query>(path: P, options: Read & Asking<Paths, 'get', P, Q>): Promise<number>;
    post<P extends PathWith<Paths, 'post'>, const Q extends Query>(path: P, body: Body_2<Operation<Paths, 'post', P>>, options: Write & Asking<Paths, 'post', P, Q>): Promise<AnswerOf<Paths, 'post', P>>;
    put<P extends PathWith<Paths, 'put'>, const Q extends Query>(path: P, body: Body_2<Operation<Paths, 'put', P>>, options: Write & Asking<Paths, 'put', P, Q>): Promise<AnswerOf<Paths, 'put', P>>;
    patch<P extends PathWith<Paths, 'patch'>, const Q extends Query>(path: P, body: Body_2<Operation<Paths, 'patch', P>>, options: Write & Asking<Paths, 'patch', P, Q>): Promise<AnswerOf<Paths, 'patch', P>>;
    delete<P extends PathWith<Paths, 'delete'>, const Q extends Query>(path: P, options: Write & Asking<Paths, 'delete', P, Q> & {
        body?: Body_2<Operation<Paths, 'delete', P>>;
    }): Promise<void>;
}
export declare class ApiError extends Error {
    readonly status: number;
    readonly errors: readonly FieldError[];
    readonly retryAfter: number | null;
    readonly name = "ApiError";
    constructor(message: string, 
    status: number, 
    errors?: readonly FieldError[], 
    retryAfter?: number | null);
    get isStale(): boolean;
    get isPassing(): boolean;
}
export declare const apiOf: <Paths>() => Api<Paths>;
export declare interface AppHistory extends Navigator_2 {
    state(): HistoryState;
    subscribe(listener: (state: HistoryState) => void): () => void;
    block(blocker: Blocker): () => void;
    unmoved(act: () => void): void;
}
export declare function AppRouter({ history, children }: {
    history: AppHistory;
    children: ReactNode;
}): JSX.Element;

export declare const ArrowLeftIcon: ({ size, ...rest }: IconProps) => JSX.Element;

export declare const ArrowRightIcon: ({ size, ...rest }: IconProps) => JSX.Element;

declare interface AskedDeletion {
    ask(): void;
    busy: boolean;
    error: Error | null;
}

declare type Asking<Paths, M extends Method, P, Given> = PathParams_2<Operation<Paths, M, P>> & {
    query?: Given & CheckedQuery<Given, KnownQuery<Operation<Paths, M, P>>>;
};
export declare function Badge({ tone, children }: {
    tone?: Tone;
    children: ReactNode;
}): JSX.Element;

declare interface BlockedMoves {
    release(): void;
    goOn(act: () => void): void;
}
declare type Blocker = (leave: () => void) => void;

declare type Body_2<Op> = Op extends {
    requestBody: {
        content: {
            'application/json': infer Told;
        };
    };
} ? Told : undefined;

export declare const browserTimeZone: () => string;
export declare function Button({ variant, size, icon, wide, className, children, ...rest }: ButtonProps): JSX.Element;

export declare type ButtonProps = Pressed | Linked;
export declare function Card({ children, as: Tag, className }: CardProps): JSX.Element;
export declare function CardActions({ children }: {
    children: ReactNode;
}): JSX.Element;
export declare function CardGrid({ children, label, dense, stale }: CardGridProps): JSX.Element;

declare interface CardGridProps {
    children: ReactNode;
    label?: string;
    dense?: boolean;
    stale?: boolean;
}

export declare function CardHead({ title, to, eyebrow, note, icon, aside, level }: CardHeadProps): JSX.Element;

declare interface CardHeadProps {
    title: ReactNode;
    to?: string;
    eyebrow?: ReactNode;
    note?: ReactNode;
    icon?: ReactNode;
    aside?: ReactNode;
    level?: 2 | 3 | 4;
}

declare interface CardProps {
    children: ReactNode;
    as?: 'div' | 'article' | 'section' | 'li';
    className?: string;
}
export declare interface Changeable<Entity extends Versioned, Body = never> {
    query: (id: number) => {
        queryKey: QueryKey;
    };
    read: (id: number) => Promise<Entity>;
    update: (read: Entity, body: Body) => Promise<Entity>;
    remove: (id: number) => Promise<void>;
    changed: (queries: QueryClient, saved?: Entity) => Promise<unknown>;
}
declare type CheckedQuery<Given, Known> = {
    [Name in keyof Given]: Name extends keyof Known ? string extends Given[Name] ? Given[Name] : Known[Name] | '' | null | undefined : never;
};

export declare const CheckIcon: ({ size, ...rest }: IconProps) => JSX.Element;

export declare const ChevronDownIcon: ({ size, ...rest }: IconProps) => JSX.Element;

export declare interface Choice<Value extends string = string> {
    value: Value;
    label: string;
}

export declare const ClearIcon: ({ size, ...rest }: IconProps) => JSX.Element;
export declare function Code({ children, last }: {
    children: string;
    last?: number;
}): JSX.Element;
export declare type ColorScheme = 'light' | 'dark' | 'auto';

export declare interface Column<Row> {
    key: string;
    header: string;
    cell: (row: Row) => ReactNode;
    note?: (row: Row) => ReactNode;
    align?: 'start' | 'end';
    primary?: boolean;
    actions?: boolean;
    wraps?: boolean;
    share?: number;
    phone?: 'aside' | 'labelled' | 'hidden';
}
export declare function Columns({ children, top, aside }: ColumnsProps): JSX.Element;

declare interface ColumnsProps {
    children: ReactNode;
    top?: ReactNode;
    aside?: ReactNode;
}
export declare function ConfirmButton({ label, confirmLabel, busy, onConfirm }: ConfirmButtonProps): JSX.Element;

declare interface ConfirmButtonProps {
    label: string;
    confirmLabel?: string;
    busy?: boolean;
    onConfirm: () => void;
}
export declare function ConfirmDelete({ label, question, children, onConfirm, fallback, prefix, ...texts }: ConfirmDeleteProps): JSX.Element;

declare interface ConfirmDeleteProps {
    label: string;
    question: string;
    children?: ReactNode;
    confirmLabel?: string;
    busyLabel?: string;
    fallback?: string;
    prefix?: string;
    onConfirm: () => Promise<unknown>;
}
export declare function ConfirmDialog({ danger, busy, cancelLabel, ...dialog }: ConfirmDialogProps): JSX.Element;

export declare interface ConfirmDialogProps {
    opened: boolean;
    title: string;
    children: ReactNode;
    confirmLabel: string;
    busyLabel?: string;
    cancelLabel?: string;
    busy?: boolean;
    error?: unknown;
    danger?: boolean;
    onConfirm: () => void;
    onClose: () => void;
}

export declare function createAppHistory(target: Window): AppHistory;
export declare function createQueryClient(): QueryClient;
export declare const cx: (...names: (string | false | null | undefined)[]) => string;
export declare function DataTable<Row>({ caption, columns, rows, rowKey, rowLink, stale, windowed }: DataTableProps<Row>): JSX.Element;

export declare interface DataTableProps<Row> {
    caption: string;
    columns: readonly Column<Row>[];
    rows: readonly Row[];
    rowKey: (row: Row) => string | number;
    rowLink?: (row: Row) => string;
    stale?: boolean;
    windowed?: boolean;
}
export declare function DateText({ date, time, none, }: {
    date: string | null | undefined;
    time?: boolean;
    none?: string;
}): JSX.Element;
export declare const dayOf: (time: string) => string;
export declare function defineRemote(remote: Remote): Remote;

declare interface DelayedText {
    text: string;
    setText(text: string): void;
    sendNow(): void;
}

export declare function DeleteButton({ deletion, label, disabled }: DeleteButtonProps): JSX.Element;

declare interface DeleteButtonProps {
    deletion: AskedDeletion;
    label?: string;
    disabled?: boolean;
}
export declare function Dialog({ opened, title, onClose, closable, width, children }: DialogProps): JSX.Element | null;

export declare interface DialogProps {
    opened: boolean;
    title: string;
    onClose?: () => void;
    closable?: boolean;
    width?: 'narrow' | 'wide';
    children: ReactNode;
}

export declare const EditIcon: ({ size, ...rest }: IconProps) => JSX.Element;
export declare function EditLink({ name, to }: RowLinkProps): JSX.Element;
export declare function EmptyState({ title, children, action, icon, plain }: EmptyStateProps): JSX.Element;

declare interface EmptyStateProps {
    title: string;
    children?: ReactNode;
    action?: ReactNode;
    icon?: ReactNode;
    plain?: boolean;
}
export declare function ErrorState({ error, fallback, onRetry, retry, plain, prefix }: ErrorStateProps): JSX.Element;

declare interface ErrorStateProps {
    error: unknown;
    fallback?: string;
    onRetry?: () => unknown;
    retry?: string;
    plain?: boolean;
    prefix?: string;
}
export declare interface Extension<Value> extends Loaded<Value | null> {
    remote: string;
}

declare type ExtensionName = Extract<keyof CarnetExtensions, string>;

declare type Extensions = {
    [Name in ExtensionName]?: () => Promise<{
        default: CarnetExtensions[Name];
    }>;
};

export declare const EyeIcon: ({ size, ...rest }: IconProps) => JSX.Element;

export declare const EyeOffIcon: ({ size, ...rest }: IconProps) => JSX.Element;

declare interface Failure {
    error: unknown;
    retry: () => void;
}
export declare interface FieldError {
    field: string;
    msg: string;
}
export declare function FieldGrid({ children }: {
    children: ReactNode;
}): JSX.Element;

export declare namespace FieldGrid {
    var Wide: ({ children }: {
        children: ReactNode;
    }) => JSX.Element;
}
export declare function Figures({ items }: {
    items: readonly Spec[];
}): JSX.Element;
export declare function FilterBar({ label, children, onClear, summary }: FilterBarProps): JSX.Element;

declare interface FilterBarProps {
    label: string;
    children: ReactNode;
    onClear?: () => void;
    summary?: ReactNode;
}
export declare function FilteredList<Row>({ filters, label, fields, one, many, none, noMatch, ...list }: FilteredListProps<Row>): JSX.Element;

declare interface FilteredListProps<Row> extends Omit<PagedListProps<Row>, 'empty'> {
    filters: Pick<UrlFilters<string>, 'active' | 'clear'>;
    label: string;
    fields: ReactNode;
    one: string;
    many?: string;
    none: ReactNode;
    noMatch: string;
}

declare type Filters<Name extends string> = Record<Name, string>;
export declare function FilterSelect({ label, value, onChange, options, wide }: FilterSelectProps): JSX.Element;

declare interface FilterSelectProps {
    label: string;
    value: string;
    onChange: (value: string) => void;
    options: readonly (Choice | string)[];
    wide?: boolean;
}
export declare function filtersIn<Name extends string>(params: URLSearchParams, defaults: Filters<Name>): Filters<Name>;

export declare interface Findings {
    hits: readonly SearchHit[];
    total: number;
}
export declare function followColourScheme(target: Window): void;
export declare const followOtherTabs: (target: Window) => (() => void);
export declare const forEditing: {
    readonly staleTime: 0;
    readonly refetchOnMount: 'always';
    readonly refetchOnWindowFocus: false;
    readonly refetchOnReconnect: false;
};
export declare function FormActions({ children, aside }: {
    children: ReactNode;
    aside?: ReactNode;
}): JSX.Element;
export declare function formatCount(count: number, one: string, many?: string): string;
export declare function formatDate(date: string | null | undefined, none?: string): string;
export declare function formatDateTime(time: string | null | undefined, none?: string): string;
export declare function formatMiles(miles: number | null | undefined, none?: string): string;
export declare function formatMoney(amount: number | null | undefined, none?: string): string;
export declare function formatNumber(value: number | null | undefined, none?: string): string;
export declare function formatPreview(text: string | null | undefined, length?: number): string;
export declare function FormLayout({ children, onSubmit, label, busy }: FormLayoutProps): JSX.Element;

declare interface FormLayoutProps {
    children: ReactNode;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    label?: string;
    busy?: boolean;
}
export declare function FormSection({ title, note, children }: {
    title: string;
    note?: ReactNode;
    children: ReactNode;
}): JSX.Element;
export declare function FormSkeleton({ label }: {
    label?: string;
}): JSX.Element;

export { generatePath }

declare interface HistoryState {
    action: NavigationType_2;
    location: Location_2;
}
export declare function IconButton({ label, children, ...rest }: Omit<Pressed, 'icon' | 'wide'> & {
    label: string;
}): JSX.Element;

declare type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
    size?: number;
};

export { infiniteQueryOptions }

export declare const InfoIcon: ({ size, ...rest }: IconProps) => JSX.Element;
export declare const isMissing: (error: unknown) => boolean;

export { keepPreviousData }
export declare function KeyValue({ items, columns }: {
    items: readonly Spec[];
    columns?: 1 | 2;
}): JSX.Element;

declare type KnownQuery<Op> = Op extends {
    parameters: {
        query?: infer Known extends object;
    };
} ? Known : object;
export declare function LazyPart<Props extends object>({ load, props, loading, fallback, resetKey }: LazyPartProps<Props>): string | number | bigint | boolean | JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | ReactElement<unknown, string | JSXElementConstructor<any>> | ReactPortal | null | undefined> | null | undefined;

declare interface LazyPartProps<Props> {
    load: Load<Props>;
    props: Props;
    loading: ReactNode;
    fallback: (failure: Failure) => ReactNode;
    resetKey?: string;
}
export declare function leaveHeldPage(): void;

export { Link }

declare type Linked = Look & LinkProps;

export declare type LinkName = Extract<keyof CarnetLinks, string>;

export { LinkProps }

declare interface ListGroup<Row> extends Omit<SearchGroup, 'find'> {
    list: (ask: {
        signal: AbortSignal;
        query: {
            search: string;
            limit: number;
        };
    }) => Promise<Page<Row>>;
    hit: (row: Row) => SearchHit;
}
export declare function ListSkeleton({ label, shape }: {
    label?: string;
    shape?: 'cards' | 'rows';
}): JSX.Element;

declare type Load<Props> = () => Promise<{
    default: ComponentType<Props>;
}>;
export declare type Loaded<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetched' | 'isFetching' | 'refetch'>;
export declare function LoadMore({ shown, total, onMore, busy, endless }: LoadMoreProps): JSX.Element;

declare interface LoadMoreProps {
    shown: number;
    total: number;
    onMore?: () => void;
    busy?: boolean;
    endless?: boolean;
}
export declare function loadPart<Props>(load: Load<Props>): Promise<void>;
export declare function loadUser(): Promise<void>;

declare interface Look {
    variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
    size?: 'sm' | 'md' | 'lg';
    icon?: ReactNode;
    wide?: boolean;
}

export { matchPath }

export declare const MenuIcon: ({ size, ...rest }: IconProps) => JSX.Element;
export declare function messageOf(error: unknown, fallback?: string): string;

declare type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export declare function Mileage({ miles, none }: {
    miles: number | null | undefined;
    none?: string;
}): JSX.Element;
export declare function Money({ amount, none }: {
    amount: number | null | undefined;
    none?: string;
}): JSX.Element;
export declare interface NavGroup {
    label: string;
    items: readonly NavItem[];
}

export { Navigate }

export declare interface NavItem {
    label: string;
    to: string;
}

export { NavLink }
export declare const NO_ANSWER = 0;
export declare function NoMatches({ title, onClear }: NoMatchesProps): JSX.Element;

declare interface NoMatchesProps {
    title: string;
    onClear: () => void;
}
export declare const NONE = "\u2014";
export declare function NotFoundState({ text, back }: NotFoundStateProps): JSX.Element;

declare interface NotFoundStateProps {
    text: string;
    back: {
        to: string;
        label: string;
    };
}
export declare function Notice({ tone, title, children, onDismiss }: NoticeProps): JSX.Element;

declare interface NoticeProps {
    tone?: Exclude<Tone, 'neutral'>;
    title?: string;
    children?: ReactNode;
    onDismiss?: () => void;
}
export declare function NotYet({ of, waiting, missing, failed, ...look }: NotYetProps): string | number | bigint | boolean | JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | ReactElement<unknown, string | JSXElementConstructor<any>> | ReactPortal | null | undefined> | null;

declare interface NotYetProps {
    of: Loaded<unknown>;
    waiting?: ReactNode;
    missing?: ReactNode;
    failed?: ReactNode;
    prefix?: string;
    plain?: boolean;
}
export declare function Odometer({ miles, size }: OdometerProps): JSX.Element;

declare interface OdometerProps {
    miles: number | null | undefined;
    size?: 'md' | 'lg';
}
export declare function onSessionEnd(listener: () => void): () => void;

declare type Operation<Paths, M extends Method, P> = P extends keyof Paths ? Paths[P] extends Record<M, infer Found> ? Found : never : never;

export { Outlet }
export declare function OutOfDate(): JSX.Element | null;
export declare interface Page<Row> {
    rows: Row[];
    total: number;
    next: string | null;
}
export declare function PagedList<Row>({ query, loading, shape, endless, empty, children }: PagedListProps<Row>): string | number | bigint | boolean | JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | ReactElement<unknown, string | JSXElementConstructor<any>> | ReactPortal | null | undefined> | null | undefined;

declare interface PagedListProps<Row> {
    query: PagedQuery<Row>;
    loading: string;
    shape?: 'cards' | 'rows';
    endless?: boolean;
    empty: ReactNode;
    children: (rows: Row[], stale: boolean) => ReactNode;
}

export declare type PagedQuery<Row> = UseInfiniteQueryResult<InfiniteData_2<Page<Row>>>;
export declare const pagedQuery: <Row, const Filters extends Record<string, QueryValue> = Record<never, never>>({ key, filters, read, }: PagedQueryOptions<Row, Filters>) => OmitKeyof<UseInfiniteQueryOptions<Page<Row>, Error, InfiniteData<Page<Row>, unknown>, readonly unknown[], string | null>, "queryFn"> & {
    queryFn?: QueryFunction<Page<Row>, readonly unknown[], string | null> | undefined;
} & QueryKeyWithDataTag<readonly unknown[], InfiniteData<Page<Row>, unknown>, Error>;

declare interface PagedQueryOptions<Row, Filters> {
    key: QueryKey;
    filters?: Filters;
    read: (ask: {
        signal: AbortSignal;
        page: string | null;
    }, filters: Filters) => Promise<Page<Row>>;
}
export declare function PageFrame({ title, tabTitle, subtitle, back, badges, actions, width, children, }: PageFrameProps): JSX.Element;

export declare interface PageFrameProps extends PageHeading {
    tabTitle?: string;
    badges?: ReactNode;
    actions?: ReactNode;
    children: ReactNode;
}
export declare interface PageHeading {
    title: string;
    subtitle?: ReactNode;
    back?: {
        to: string;
        label: string;
    };
    width?: 'wide' | 'narrow';
}
export declare function PageSkeleton({ label, shape }: {
    label?: string;
    shape?: Shape;
}): JSX.Element;
export declare const Panel: <Name extends PanelName>(panel: PanelProps<Name> & CarnetPanels[Name]) => ReactNode;
export declare function PanelError({ title, error, onRetry, retry, }: PanelErrorProps): JSX.Element;

declare interface PanelErrorProps {
    title?: string;
    error: unknown;
    onRetry?: () => unknown;
    retry?: string;
}
export declare function PanelFrame({ title, action, children }: PanelFrameProps): JSX.Element;

declare interface PanelFrameProps {
    title: string;
    action?: ReactNode;
    children: ReactNode;
}

export declare type PanelName = Extract<keyof CarnetPanels, string>;

declare interface PanelProps<Name extends string> {
    name: Name;
    otherwise?: ReactNode;
}

declare type Panels = {
    [Name in PanelName]?: () => Promise<{
        default: ComponentType<CarnetPanels[Name]>;
    }>;
};
export declare function PanelSkeleton({ label }: {
    label?: string;
}): JSX.Element;

declare type PathParams = Record<string, string | number>;
declare type PathParams_2<Op> = Op extends {
    parameters: {
        path: infer Known;
    };
} ? {
    params: Known;
} : {
    params?: never;
};
declare type PathWith<Paths, M extends Method> = {
    [P in keyof Paths & string]: Paths[P] extends Record<M, object> ? P : never;
}[keyof Paths & string];

export declare const PlusIcon: ({ size, ...rest }: IconProps) => JSX.Element;

declare interface Preload {
    chunk: string;
    data: readonly string[];
    files?: readonly string[];
}
export declare const preselected: <Choice extends {
    id: number;
}>(choices: readonly Choice[], named: string | null) => Choice | undefined;

declare type Pressed = Look & {
    to?: undefined;
    busy?: boolean;
} & ComponentProps<'button'>;

declare type Query = Record<string, QueryValue>;

export { QueryClient }

export { QueryClientProvider }

export { queryOptions }

export declare type QueryValue = string | number | boolean | null | undefined;

declare type Read = Omit<ReadOptions, 'query'>;

export declare interface ReadOptions {
    fallback: string;
    signal?: AbortSignal;
    params?: PathParams;
    query?: Record<string, QueryValue>;
    effects?: boolean;
}

export declare interface Remote extends RemoteManifest {
    routes: readonly RemoteRoute[];
    panels: Panels;
    extensions?: Extensions;
    search?: () => Promise<SearchModule>;
}
export declare interface RemoteEntry extends RemoteManifest {
    manifest: string;
    entry: string;
}
export declare interface RemoteManifest {
    name: string;
    id: string;
    paths: readonly string[];
    nav: readonly NavGroup[];
    links?: Readonly<Partial<Record<LinkName, string>>>;
    headings?: Readonly<Record<string, Omit<PageHeading, 'width'>>>;
    preloads?: Readonly<Record<string, Preload>>;
}
export declare interface RemoteRoute {
    path: string;
    page: () => Promise<{
        default: ComponentType;
    }>;
    loader?: (queries: QueryClient, search: URLSearchParams) => Promise<unknown>;
}

export declare interface Remotes {
    entries: readonly RemoteEntry[];
    load(id: string): Promise<Remote>;
    loaded: ReadonlyMap<string, Remote>;
}

export declare const RemotesContext: Context<Remotes>;

export declare type RemoteState = {
    status: 'loading';
} | {
    status: 'failed';
    error: unknown;
    retry: () => void;
} | {
    status: 'ready';
    remote: Remote;
};
export declare function RemoteUnavailable({ error, onRetry }: RemoteUnavailableProps): JSX.Element;

declare interface RemoteUnavailableProps {
    error: unknown;
    onRetry: () => void;
}

export declare const RetryIcon: ({ size, ...rest }: IconProps) => JSX.Element;
export declare function RichText({ html }: {
    html: string;
}): JSX.Element;

export { Route }

export { Routes }

declare type Row<List> = List extends readonly unknown[] ? List[number] : never;

declare interface RowLinkProps {
    name: string;
    to: string;
}

declare type RowOf<Paths, P> = Row<AnswerOf<Paths, 'get', P>>;
export declare function SearchField({ label, value, onChange, placeholder }: SearchFieldProps): JSX.Element;

declare interface SearchFieldProps {
    label: string;
    value: string;
    onChange: (text: string) => void;
    placeholder?: string;
}
export declare interface SearchGroup {
    id: string;
    label: string;
    find(text: string, signal: AbortSignal): Promise<Findings>;
    all?(text: string): string;
}
export declare function searchGroup<Row>({ list, hit, ...group }: ListGroup<Row>): SearchGroup;
export declare interface SearchHit {
    id: number;
    title: string;
    note?: string;
    to: string;
}

export declare const SearchIcon: ({ size, ...rest }: IconProps) => JSX.Element;
export declare interface SearchModule {
    default: readonly SearchGroup[];
    actions?: readonly NavItem[];
}
export declare function Section({ title, actions, children, note, }: {
    title: string;
    note?: ReactNode;
    actions?: ReactNode;
    children: ReactNode;
}): JSX.Element;
export declare function SegmentedButtons<Value extends string>({ label, value, onChange, options, ...rest }: SegmentedButtonsProps<Value>): JSX.Element;

declare interface SegmentedButtonsProps<Value extends string> {
    label: string;
    value: Value;
    onChange: (value: Value) => void;
    options: readonly (Choice<Value> | Value)[];
    description?: ReactNode;
    error?: ReactNode;
    required?: boolean;
    disabled?: boolean;
}

export declare interface Session extends SessionState {
    signIn(answer: {
        token: string;
        user?: User;
    }): void;
    setUser(user: User): void;
    signOut(): void;
}
export declare function sessionPerson(now?: SessionState): number | undefined;

declare interface SessionState {
    status: SessionStatus;
    token: string | null;
    user?: User;
    heldFor?: number;
    expired: boolean;
}
export declare type SessionStatus = 'loading' | 'in' | 'held' | 'out';

export declare const sessionToken: () => string | null;

declare type Shape = 'cards' | 'rows' | 'sheet';
export declare function Skeleton({ height, width }: SkeletonProps): JSX.Element;

declare interface SkeletonProps {
    height?: string;
    width?: string;
}

export declare interface Spec {
    label: string;
    value: ReactNode;
    wide?: boolean;
}
export declare function Spinner({ label }: {
    label?: string;
}): JSX.Element;
export declare function StatusBadge<S extends string>({ status, tones, labels }: StatusBadgeProps<S>): JSX.Element;

declare interface StatusBadgeProps<S extends string> {
    status: S;
    tones: Partial<Record<S, Tone>>;
    labels?: Partial<Record<S, string>>;
}
export declare function styleNonce(): string;

export declare interface Tab<Value extends string = string> {
    value: Value;
    label: string;
    count?: number;
}
export declare function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>): JSX.Element;

declare interface TabsProps<Value extends string> {
    label: string;
    tabs: readonly Tab<Value>[];
    value: string;
    onChange: (value: Value) => void;
    children: (value: Value) => ReactNode;
}
export declare function takeSaved<Saved>(queries: QueryClient, queryKey: QueryKey, saved: Saved): void;

export { To }
export declare function today(now?: Date): string;
declare type Told<Answer> = Answer extends {
    content: {
        'application/json': infer Data;
    };
} ? Answer extends {
    headers: {
        ETag?: string;
    };
} ? Data & {
    version?: number;
} : Data : undefined;

export declare type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';
export declare const totalOf: <Row>(query: PagedQuery<Row>) => number | undefined;

export declare const TrashIcon: ({ size, ...rest }: IconProps) => JSX.Element;

export declare interface UrlFilters<Name extends string> {
    values: Filters<Name>;
    set(changes: Partial<Filters<Name>>): void;
    clear(): void;
    active: boolean;
}
export declare function useAskedDeletion(question: string, remove: () => Promise<unknown>): AskedDeletion;
export declare function useBlockedMoves(active: boolean, blocker: Blocker): BlockedMoves;
export declare function useColorScheme(): {
    value: ColorScheme;
    set(value: ColorScheme): void;
};
export declare function useDelayedText(value: string, send: (text: string) => void): DelayedText;
export declare function useDeletion<Entity extends Versioned>({ query, remove, changed }: Pick<Changeable<Entity>, 'query' | 'remove' | 'changed'>, id: number, next: string): (release?: () => void) => Promise<void>;
export declare function useExtensions<Name extends ExtensionName>(name: Name): readonly Extension<CarnetExtensions[Name]>[];
export declare const useHydrated: () => boolean;

export { useInfiniteQuery }
export declare function useLinks(): (name: LinkName, id: number) => string | undefined;
export declare function useLoaded<Read, Data = Read, Key extends QueryKey = QueryKey>(options: UseQueryOptions<Read, Error, Data, Key>): Loaded<Data>;
export declare function useLoadedForEditing<Read, Data = Read, Key extends QueryKey = QueryKey>(options: UseQueryOptions<Read, Error, Data, Key>): Loaded<Data>;
export declare function useLoadedFresh<Read, Data = Read, Key extends QueryKey = QueryKey>(options: UseQueryOptions<Read, Error, Data, Key>, needed?: boolean): Loaded<Data>;

export { useLocation }

export { useMutation }

export { useNavigate }

export { useNavigationType }
export declare function useOnChange<Value>(value: Value, react: (value: Value) => void): void;

export { useParams }

export { useQueries }

export { useQueryClient }

export { UseQueryResult }
export declare interface User {
    id: number;
    username: string;
    email: string;
    first_name: string | null;
    last_name: string | null;
    time_zone?: string | null;
}
export declare function useRemote(id: string): RemoteState;

export declare const useRemotes: () => Remotes;
export declare function useScrollReset(): void;

export { useSearchParams }
export declare function useServes(): (path: string) => boolean;
export declare function useSession(): Session;
export declare function useTitle(title: string | undefined): void;
export declare function useUrlFilters<const D extends Record<string, string>>(defaults: D): UrlFilters<keyof D & string>;

declare interface Versioned {
    id: number;
    version?: number;
}
export declare class VersionMismatch extends Error {
    readonly name = "VersionMismatch";
}
export declare function ViewLink({ name, to, children }: RowLinkProps & {
    children?: string;
}): JSX.Element;

export declare const WarningIcon: ({ size, ...rest }: IconProps) => JSX.Element;
export declare function withQuery(path: string, query?: Record<string, QueryValue>): string;

declare type Write = Omit<WriteOptions, 'query'>;

export declare interface WriteOptions extends Pick<ReadOptions, 'fallback' | 'signal' | 'params' | 'query'> {
    ifMatch?: number | null;
    onUpload?: (share: number) => void;
}

export { }
