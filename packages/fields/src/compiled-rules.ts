import { getMetadataStorage, type ValidationArguments } from 'class-validator';

/** As much of class-validator's metadata as is read here. */
interface Rule {
  groups?: string[];
  type: string;
  propertyName: string;
  constraints: unknown[] | undefined;
  constraintCls: object;
  each: boolean | undefined;
  validateIf?: unknown;
}

type Check = (value: unknown, about: ValidationArguments) => unknown;

/** Rules of class-validator for one field. */
interface FieldRules {
  name: string;
  /** Conditions of the field; nothing is checked if one of them does not hold. */
  conditions: ((object: object, value: unknown) => unknown)[];
  checks: { check: Check; constraints: unknown[]; each: boolean }[];
  /** It holds objects with rules of their own. */
  isNested: boolean;
}

const compiled = new WeakMap<object, Map<string, FieldRules> | null>();

/**
 * Tells whether all of `object` is as its class demands. What the class does not name is removed. False also where that cannot be said here: then
 * class-validator is asked, which looks its metadata up and sorts it anew for each object, and words the errors.
 */
export function isKnownToPass(object: object): boolean {
  // Nest lends its class to what is none of it: an array, a number.
  const rules = Object.hasOwn(object, 'constructor') ? null : rulesOf(object.constructor);
  if (!rules) return false;
  const fields = object as Record<string, unknown>;
  for (const name of Object.keys(object)) if (!rules.has(name)) delete fields[name];
  for (const rule of rules.values()) if (!passes(rule, object, fields[rule.name])) return false;
  return true;
}

function passes({ name, conditions, checks, isNested }: FieldRules, object: object, value: unknown): boolean {
  if (!conditions.every((holds) => holds(object, value))) return true;
  if (isNested && !isEmptyList(value)) return false;
  for (const { check, constraints, each } of checks) {
    const about = { targetName: object.constructor.name, property: name, object, value, constraints };
    if (each && !Array.isArray(value)) return false;
    const values = each ? (value as unknown[]) : [value];
    if (!values.every((one) => check(one, about) === true)) return false;
  }
  return true;
}

/** Nothing in it has rules of its own. */
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function rulesOf(type: object): Map<string, FieldRules> | null {
  let rules = compiled.get(type);
  if (rules === undefined) {
    rules = compile(type);
    compiled.set(type, rules);
  }
  return rules;
}

/** Null where the class has a rule of another kind than fields have here. */
function compile(type: object): Map<string, FieldRules> | null {
  const storage = getMetadataStorage();
  const rules = new Map<string, FieldRules>();
  for (const rule of storage.getTargetValidationMetadatas(type as () => void, '', false, false) as Rule[]) {
    const { propertyName: name, constraints = [], each = false, groups = [] } = rule;
    if (rule.validateIf || groups.length > 0) return null;
    const field = rules.get(name) ?? { name, conditions: [], checks: [], isNested: false };
    rules.set(name, field);
    if (rule.type === 'conditionalValidation')
      field.conditions.push(constraints[0] as FieldRules['conditions'][number]);
    else if (rule.type === 'nestedValidation') field.isNested = true;
    else if (rule.type !== 'customValidation') return null;
    else
      for (const { async, instance } of storage.getTargetValidatorConstraints(rule.constraintCls as () => void)) {
        if (async) return null;
        field.checks.push({ check: (value, about) => instance.validate(value, about), constraints, each });
      }
  }
  return rules;
}
