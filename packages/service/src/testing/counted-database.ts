import Database from 'libsql';

/** Opens a database that calls back for each statement. */
export function countedDatabase(file: string, ran: () => void): Database.Database {
  const database = new Database(file);
  const prepare = database.prepare.bind(database);
  database.prepare = ((sql: string) => {
    const statement = prepare(sql);
    for (const name of ['run', 'all', 'get', 'iterate'] as const) {
      const own = statement[name].bind(statement) as (...args: unknown[]) => unknown;
      Object.assign(statement, {
        [name](...args: unknown[]) {
          ran();
          return own(...args);
        },
      });
    }
    return statement;
  }) as typeof database.prepare;
  return database;
}
