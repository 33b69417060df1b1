import type { OwnedIds } from '@carnet/fact-log';
import { type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Component, ComponentFields, FollowedPart } from './component.entity.js';
import { ComponentNotFound } from './component.errors.js';

const columns = sql`owner_id, part_id, kind, name, maker, number, size, season, tyres, made_on, first_used_on, bought_on, price, currency,
  stored_at, limits, note, retired_on`;

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

@Injectable()
export class ComponentsRepository {
  /** Stores a component; returns its id. */
  async insert(tx: EntityManager, owner: OwnerId, c: ComponentFields): Promise<number> {
    const [made] = await within(tx).rows<{ id: number }>(sql`
      insert into components (${columns})
      values (${owner}::int, ${c.part_id}::int, ${c.kind}, ${c.name}, ${c.maker}, ${c.number}, ${c.size}, ${c.season}, ${asJson(c.tyres)}::jsonb,
        ${c.made_on}::date, ${c.first_used_on}::date, ${c.bought_on}::date, ${c.price}::numeric, ${c.currency}, ${c.stored_at},
        ${asJson(c.limits)}::jsonb, ${c.note}, ${c.retired_on}::date)
      returning id`);
    return made!.id;
  }

  /** The owner's part in svc-garage, from the local copy. */
  async findPart(tx: EntityManager, owner: OwnerId, id: number): Promise<FollowedPart | null> {
    const [part] = await within(tx).rows<FollowedPart>(sql`
      select id, name, manufacturer, part_number from part_copies where owner_id = ${owner} and id = ${id}`);
    return part ?? null;
  }

  /** Unlinks components from parts. */
  async followNoMore(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      update components set part_id = null, version = version + 1, updated_at = now()
      where (owner_id, part_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }

  /** Returns the owner's component; throws ComponentNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Component> {
    const component = await this.find(tx, owner, id);
    if (!component) throw new ComponentNotFound();
    return component;
  }

  async find(tx: EntityManager, owner: OwnerId, id: number): Promise<Component | null> {
    const [component] = await within(tx).rows<Component>(sql`
      select c.id, c.owner_id, c.version, c.part_id, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.made_on, c.first_used_on,
        c.bought_on, c.price, c.currency, c.stored_at, c.limits, c.note, c.retired_on
      from components c where c.owner_id = ${owner} and c.id = ${id}`);
    return component ?? null;
  }

  async update(tx: EntityManager, c: Component): Promise<void> {
    await within(tx).rows(sql`
      update components set part_id = ${c.part_id}::int, kind = ${c.kind}, name = ${c.name}, maker = ${c.maker}, number = ${c.number}, size = ${c.size},
        season = ${c.season}, tyres = ${asJson(c.tyres)}::jsonb, made_on = ${c.made_on}::date, first_used_on = ${c.first_used_on}::date,
        bought_on = ${c.bought_on}::date, price = ${c.price}::numeric, currency = ${c.currency}, stored_at = ${c.stored_at},
        limits = ${asJson(c.limits)}::jsonb, note = ${c.note}, retired_on = ${c.retired_on}::date, version = ${c.version},
        updated_at = now()
      where owner_id = ${c.owner_id} and id = ${c.id}`);
  }

  async isFitted(tx: EntityManager, owner: OwnerId, id: number): Promise<boolean> {
    const [found] = await within(tx).rows<{ is_fitted: boolean }>(sql`
      select exists (select from fitments where owner_id = ${owner} and component_id = ${id}) as is_fitted`);
    return found!.is_fitted;
  }

  /** Tells whether fitments or entries of a component refer to its single tyres. */
  async isArranged(tx: EntityManager, owner: OwnerId, id: number): Promise<boolean> {
    const of: Sql = sql`owner_id = ${owner} and component_id = ${id}`;
    const [found] = await within(tx).rows<{ is_arranged: boolean }>(sql`
      select exists (select from fitments where ${of}) or exists (select from component_entries where ${of} and kind <> 'use')
        as is_arranged`);
    return found!.is_arranged;
  }

  /** Deletes a component with its fitments and entries, and removes it from sessions. */
  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`
      update track_sessions set component_ids = array_remove(component_ids, ${id}::int), version = version + 1, updated_at = now()
      where owner_id = ${owner} and ${id}::int = any(component_ids)`);
    await within(tx).rows(sql`delete from components where owner_id = ${owner} and id = ${id}`);
  }
}
