#nullable enable
// Objects, components and transforms as Editor/Import uses them. They keep what they are given, so that the tests look at the
// hierarchy that the code made.
using System;
using System.Collections.Generic;
using System.Linq;

namespace UnityEngine
{
    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Object.html</summary>
    public partial class Object
    {
        public virtual string name { get; set; } = "";

        internal bool IsDestroyed { get; set; }

        public static void DestroyImmediate(Object obj)
        {
            obj.Destroyed();
        }

        public static T Instantiate<T>(T original)
            where T : Object
        {
            return (T)original.Copied();
        }

        internal virtual void Destroyed()
        {
            IsDestroyed = true;
        }

        internal virtual Object Copied()
        {
            return (Object)MemberwiseClone();
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Vector3.html</summary>
    public partial struct Vector3
    {
        public float x;
        public float y;
        public float z;

        public Vector3(float x, float y, float z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Quaternion.html</summary>
    public partial struct Quaternion
    {
        public float x;
        public float y;
        public float z;
        public float w;

        public Quaternion(float x, float y, float z, float w)
        {
            this.x = x;
            this.y = y;
            this.z = z;
            this.w = w;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Component.html</summary>
    public partial class Component : Object
    {
        public GameObject gameObject { get; internal set; }

        public Transform transform
        {
            get { return gameObject.transform; }
        }

        public override string name
        {
            get { return gameObject.name; }
            set { gameObject.name = value; }
        }

        public T? GetComponent<T>()
            where T : Component
        {
            return gameObject.GetComponent<T>();
        }

        public T[] GetComponentsInChildren<T>()
            where T : Component
        {
            return gameObject.GetComponentsInChildren<T>();
        }

        internal override void Destroyed()
        {
            base.Destroyed();
            gameObject.Components.Remove(this);
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/GameObject.html</summary>
    public sealed partial class GameObject : Object
    {
        public GameObject(string name)
        {
            this.name = name;
            transform = new Transform { gameObject = this };
        }

        public Transform transform { get; }

        internal List<Component> Components { get; } = new List<Component>();

        public T AddComponent<T>()
            where T : Component
        {
            var added = (T)Activator.CreateInstance(typeof(T), true)!;
            added.gameObject = this;
            Components.Add(added);
            return added;
        }

        public T? GetComponent<T>()
            where T : Component
        {
            return Components.OfType<T>().FirstOrDefault();
        }

        public T[] GetComponentsInChildren<T>()
            where T : Component
        {
            return Components.OfType<T>().Concat(transform.Children.SelectMany(child => child.GetComponentsInChildren<T>())).ToArray();
        }

        internal override void Destroyed()
        {
            base.Destroyed();
            transform.SetParent(null, false);
        }

        internal override Object Copied()
        {
            var copy = new GameObject(name + "(Clone)");
            copy.transform.Take(transform);
            return copy;
        }
    }

    /// <summary>https://docs.unity3d.com/2022.3/Documentation/ScriptReference/Transform.html</summary>
    public partial class Transform : Component
    {
        internal List<Transform> Children { get; } = new List<Transform>();

        public Vector3 localPosition { get; set; }

        public Quaternion localRotation { get; set; } = new Quaternion(0, 0, 0, 1);

        public Vector3 localScale { get; set; } = new Vector3(1, 1, 1);

        public Transform? parent { get; private set; }

        public int childCount
        {
            get { return Children.Count; }
        }

        public Transform GetChild(int index)
        {
            return Children[index];
        }

        public Transform? Find(string n)
        {
            return Children.Find(child => child.name == n);
        }

        public void SetParent(Transform? parent, bool worldPositionStays)
        {
            if (worldPositionStays)
                throw new NotSupportedException("The tests keep local places only.");
            this.parent?.Children.Remove(this);
            this.parent = parent;
            parent?.Children.Add(this);
        }

        internal void Take(Transform other)
        {
            (localPosition, localRotation, localScale) = (other.localPosition, other.localRotation, other.localScale);
            foreach (var child in other.Children)
            {
                var copy = new GameObject(child.name).transform;
                copy.SetParent(this, false);
                copy.Take(child);
            }
        }
    }
}
